import 'server-only'
import { ping } from '@wis/db'
import { storageReport } from '@wis/protocol'
import type { HealthPage, StorageReport } from '@wis/protocol'
import { z } from 'zod'
import web from '../../package.json'
import { database } from './database.ts'
import { env } from './env/env.ts'

const longestWaitMs = 1500

interface Part {
  readonly ok: boolean
  readonly latencyMs: number
}

/** Whether every part that a visitor needs answers, how fast, and whether matches can be stored. */
export async function health(): Promise<HealthPage> {
  const [databasePart, { runner, storage }] = await Promise.all([
    timed(() => ping(database())),
    runnerHealth(),
  ])
  return {
    ok: databasePart.ok && runner.ok && storage?.writes.ok !== false,
    versions: { web: web.version, node: process.version },
    database: databasePart,
    runner,
    storage: storage && {
      writes: storage.writes,
      lastEntryAt: storage.lastEntryAt,
      room: storage.room,
      labRoom: storage.labRoom,
    },
  }
}

interface RunnerHealth {
  readonly runner: Part
  /** Null if the runner does not answer, or has not looked yet. */
  readonly storage: StorageReport | null
}

/** Whether the runner answers, how fast, and its report on the storage of matches. */
export async function runnerHealth(): Promise<RunnerHealth> {
  let storage: StorageReport | null = null
  const runner = await timed(async () => {
    storage = await askRunner()
  })
  return { runner, storage }
}

const said = z.object({ storage: storageReport.nullable().catch(null) })

async function askRunner(): Promise<StorageReport | null> {
  const answer = await fetch(new URL('/health', env().runnerUrl), {
    signal: AbortSignal.timeout(longestWaitMs),
  })
  if (!answer.ok) throw new Error(`the runner says ${answer.status}`)
  return said.parse(await answer.json()).storage
}

async function timed(attempt: () => Promise<unknown>): Promise<Part> {
  const start = performance.now()
  const late = new Promise((_, reject) => {
    setTimeout(reject, longestWaitMs, new Error('no answer in time')).unref()
  })
  const ok = await Promise.race([attempt(), late]).then(
    () => true,
    () => false,
  )
  return { ok, latencyMs: Math.round(performance.now() - start) }
}
