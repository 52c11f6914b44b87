import path from 'node:path'
import { openDatabase, runningServerUrl, startEmbeddedServer } from '@wis/db'
import type { Database } from '@wis/db'
import type { Settings } from '../up/settings.ts'

/**
 * Works on the database of this installation: the one in DATABASE_URL, or a running embedded one, or else the embedded
 * one, started for the duration of the work.
 */
export async function withDatabase<Result>(
  settings: Settings,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir, durable } = settings
  if (databaseUrl) return workOn(databaseUrl, work)
  const folder = path.join(dataDir, 'postgres')
  const server = await startEmbeddedServer({ dataDir: folder, durable })
  try {
    return await workOn(runningServerUrl(folder, 'wis') ?? server.url('wis'), work)
  } finally {
    if (!server.reused) await server.stop()
  }
}

async function workOn<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openDatabase({ url, poolSize: 4 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
