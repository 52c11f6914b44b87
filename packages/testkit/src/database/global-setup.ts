import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedServer } from '@wis/db'
import type { TestProject } from 'vitest/node'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const memory = '/dev/shm'
const enoughBytes = 3 * 2 ** 30

/**
 * One real PostgreSQL for all database tests, of whose migrated template each test takes a copy, and the bundle of the
 * runner, for those that start one in a process of its own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(hasRoom() ? memory : os.tmpdir(), 'wis-test-'))
  const server = await startEmbeddedServer({ dataDir, durable: false })
  const templateUrl = server.url('template')
  const prisma = path.join(root, 'node_modules', '.bin', 'prisma')
  execFileSync(prisma, ['migrate', 'deploy'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: templateUrl },
  })
  execFileSync(process.execPath, ['build.mjs'], { cwd: path.join(root, 'apps', 'runner') })
  project.provide('templateUrl', templateUrl)
  return async () => {
    await server.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A database is five hundred files. Making hundreds of databases keeps a disk busier than the tests do. */
function hasRoom(): boolean {
  if (!fs.existsSync(memory)) return false
  const { bavail, bsize } = fs.statfsSync(memory)
  return bavail * bsize > enoughBytes
}
