import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { APIRequestContext, Page, Response } from '@playwright/test'
import { z } from 'zod'
import {
  installPackage,
  madePackage,
  outsideGame,
  outsideName,
} from '../packages/testkit/src/outside-package.ts'
import { startPlatformOn, stopPlatform } from './start-platform.ts'
import { nightly } from './support/run-in-full.ts'

const port = 3510
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-outside-site-'))
const dataDir = path.join(folder, 'data')
let platform: ChildProcess | undefined

test.use({ baseURL: `http://localhost:${port}` })

const start = (env: Readonly<Record<string, string>>) =>
  startPlatformOn({ port, dataDir, durable: true, env: { WIS_HOUSE_PACE_MS: '1000', ...env } })

async function stop(): Promise<void> {
  if (platform) await stopPlatform(platform)
}

test.afterAll(async () => {
  await stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const listed = z.object({ items: z.array(z.object({ id: z.string(), status: z.string() })) })

async function matchThat(request: APIRequestContext, status: string): Promise<string> {
  let id: string | undefined
  const look = async () => {
    const answer = await request.get(`/api/v1/matches?game=${outsideGame}&limit=20`)
    id = listed.parse(await answer.json()).items.find((match) => match.status === status)?.id
    return id
  }
  await expect.poll(look, { timeout: 120_000 }).toBeDefined()
  return id ?? ''
}

/** Opens a match that is played, and returns the code that shows it. One that ended before its page came needs none. */
async function watchesOne(page: Page, request: APIRequestContext): Promise<Response> {
  for (;;) {
    const id = await matchThat(request, 'running')
    const isView = (answer: Response) => /\/view\.js\/[0-9a-f]{64}$/.test(answer.url())
    const loaded = page.waitForResponse(isView, { timeout: 30_000 }).catch(() => undefined)
    await page.goto(`/matches/${id}`)
    const view = await loaded
    if (view) return view
    const { status } = await (await request.get(`/api/v1/matches/${id}`)).json()
    expect(status, `no view came for ${id}`).not.toBe('running')
  }
}

test(
  'a game from an npm package is watched while it is played, checked in the browser, and named; without it, its matches say so',
  nightly,
  async ({ page, request }) => {
    test.setTimeout(600_000)
    installPackage(madePackage(folder).archive, dataDir)
    platform = await start({ WIS_GAMES: outsideName })
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))

    await page.goto(`/games/${outsideGame}`)
    await expect(page.getByText(`${outsideName} 0.1.0`)).toBeVisible()

    const view = await watchesOne(page, request)
    expect(view.headers()['content-encoding']).toBe('br')
    await expect(page.getByText('The match is over').first()).toBeVisible({ timeout: 90_000 })

    const over = await matchThat(request, 'finished')
    await page.goto(`/matches/${over}`)
    await page.getByRole('button', { name: 'Verify in this browser' }).click()
    await expect(page.getByText('All checks passed')).toBeVisible({ timeout: 60_000 })
    expect(faults).toEqual([])

    await stop()
    platform = await start({})
    await page.goto(`/matches/${over}`)
    await expect(page.getByText(`The game ${outsideGame} is not installed here`)).toBeVisible()
  },
)
