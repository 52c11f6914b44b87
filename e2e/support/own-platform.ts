import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from '@playwright/test'
import { startPlatformOn, stopPlatform } from '../start-platform.ts'

type Settings = Readonly<Record<string, string>>

interface OwnPlatform {
  /** Further settings, known once what the tests need besides has started. */
  readonly env: Settings | (() => Promise<Settings>)
  /** Whether data outlives a crash. */
  readonly durable?: boolean
  /** Runs once it is ready, and before it stops. */
  readonly ready?: () => Promise<void>
  readonly over?: () => Promise<void>
}

/** All tests of a file run on a platform of their own, on a port that no other file has. */
export function ownPlatform(port: number, { env, durable = false, ready, over }: OwnPlatform) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-own-'))
  const site = `http://localhost:${port}`
  let platform: ChildProcess | undefined
  test.use({ baseURL: site })
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    const settings = typeof env === 'function' ? await env() : env
    platform = await startPlatformOn({ port, dataDir, durable, env: settings })
    await ready?.()
  })
  test.afterAll(async () => {
    await over?.()
    if (platform) await stopPlatform(platform)
    fs.rmSync(dataDir, { recursive: true, force: true })
  })
  return { site, dataDir }
}
