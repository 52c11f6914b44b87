import { randomBytes } from 'node:crypto'
import type { Database } from '@wis/db'
import { inject, onTestFinished } from 'vitest'
import { restoreFrozen } from './restore-frozen.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test server's template database, migrated and empty. */
    templateUrl: string
    /** Whether exhaustive and statistical tests run in full, as in `npm run test:all`. */
    runsAll: boolean
  }
}

/** PostgreSQL spends half a second more on the first database after a drop, so this many are dropped at once. */
const mostUsed = 24

let admin: Database | undefined
let used: string[] = []

/** An empty, migrated database of its own for the running test. It is dropped some time after the test ends. */
export async function freshDatabase(): Promise<Database> {
  return copyOf(new URL(inject('templateUrl')).pathname.slice(1))
}

let frozen: Promise<string> | undefined

/** The frozen database, restored and migrated: a copy for the running test, which may change it. */
export async function frozenDatabase(): Promise<Database> {
  return copyOf(await (frozen ??= restoredOnce()))
}

/** Each process that runs tests restores it once. */
async function restoredOnce(): Promise<string> {
  const { openDatabase } = await import('@wis/db')
  const template = new URL(inject('templateUrl'))
  const name = `frozen_${randomBytes(6).toString('hex')}`
  await (await adminPool()).query(`create database ${name} template template0`)
  const db = openDatabase({ url: at(template, name), poolSize: 1 })
  try {
    await restoreFrozen(db)
  } finally {
    await db.close()
  }
  return name
}

async function adminPool(): Promise<Database['pool']> {
  const { openDatabase } = await import('@wis/db')
  admin ??= openDatabase({ url: at(new URL(inject('templateUrl')), 'postgres'), poolSize: 2 })
  return admin.pool
}

async function copyOf(source: string): Promise<Database> {
  const { openDatabase } = await import('@wis/db')
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const pool = await adminPool()
  await pool.query(`create database ${name} template ${source} strategy file_copy`)
  const db = openDatabase({ url: at(template, name) })
  onTestFinished(async () => {
    await db.close()
    used.push(name)
    if (used.length >= mostUsed) void dropUsed(pool)
  })
  return db
}

/** Drops databases while other tests run. The rest ends with the server. */
async function dropUsed(pool: Database['pool']): Promise<void> {
  const names = used
  used = []
  for (const name of names) await pool.query(`drop database ${name} with (force)`)
}

function at(url: URL, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
