import path from 'node:path'
import { guardEmbeddedServer } from '@wis/db'
import type { EmbeddedServer } from '@wis/db'
import { migrate } from './migrate.ts'
import { runTool } from './run-tool.ts'
import type { Settings } from './settings.ts'
import { step, StartRefused } from './steps.ts'
import type { Undo } from './undo.ts'

/** Starts PostgreSQL unless the settings name a server. `undo` receives its stop. */
export async function openOwnOrNamed(
  { databaseUrl, dataDir, durable }: Settings,
  undo: Undo,
): Promise<string> {
  if (databaseUrl) return databaseUrl
  const start = () => guardEmbeddedServer({ dataDir: path.join(dataDir, 'postgres'), durable, onRestart })
  const describe = ({ port, reused }: EmbeddedServer) =>
    reused ? `the one that still ran on port ${port}` : `on port ${port}`
  const server = await step('PostgreSQL started', start, describe).catch((error: unknown) => {
    const full = /no space left|ENOSPC/i.test(String(error))
    throw full ? new StartRefused('The disk is full.', 'Make room, then try again.') : error
  })
  undo(() => server.stop())
  return server.url('wis')
}

function onRestart(error?: unknown): void {
  if (error === undefined) console.log('PostgreSQL had ended; it is started again')
  else console.error(`PostgreSQL has ended and cannot be started again: ${String(error)}`)
}

/** Brings the tables up to date and adds the data that every installation needs. */
export async function prepareDatabase(
  url: string,
  { databaseUrl }: Settings,
  signal: AbortSignal,
): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url }
  await step('database tables up to date', () => migrate(url, { isOwn: databaseUrl === undefined, signal }))
  await step('words, house agents and season in place', () =>
    runTool('tsx', ['prisma/seed/main.ts', 'fresh'], { env, signal }),
  )
}
