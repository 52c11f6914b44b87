import 'server-only'
import { ping } from '@wis/db'
import web from '../../package.json'
import { database } from './database.ts'
import { env } from './env/env.ts'

const longestWaitMs = 1500

interface Part {
  readonly ok: boolean
  readonly latencyMs: number
}

export interface HealthReport {
  readonly ok: boolean
  readonly versions: { readonly web: string; readonly node: string }
  readonly database: Part
  readonly runner: Part
}

/** Whether everything a visitor needs answers, and how fast. */
export async function health(): Promise<HealthReport> {
  const [databasePart, runnerPart] = await Promise.all([timed(() => ping(database())), runnerHealth()])
  return {
    ok: databasePart.ok && runnerPart.ok,
    versions: { web: web.version, node: process.version },
    database: databasePart,
    runner: runnerPart,
  }
}

/** Whether the runner answers, and how fast. */
export const runnerHealth = (): Promise<Part> => timed(askRunner)

async function askRunner(): Promise<void> {
  const answer = await fetch(new URL('/health', env().runnerUrl), {
    signal: AbortSignal.timeout(longestWaitMs),
  })
  if (!answer.ok) throw new Error(`the runner says ${answer.status}`)
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
