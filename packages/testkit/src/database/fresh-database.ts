import { randomBytes } from 'node:crypto'
import type { Database } from '@wis/db'
import { inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test server's template database, migrated and empty. */
    templateUrl: string
  }
}

/** An empty, migrated database of its own for the running test; it goes when the test ends. */
export async function freshDatabase(): Promise<Database> {
  const { openDatabase } = await import('@wis/db')
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = openDatabase({ url: at(template, 'postgres'), poolSize: 2 })
  await admin.pool.query(`create database ${name} template ${template.pathname.slice(1)}`)
  const db = openDatabase({ url: at(template, name) })
  onTestFinished(async () => {
    await db.close()
    await admin.pool.query(`drop database ${name} with (force)`)
    await admin.close()
  })
  return db
}

function at(url: URL, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
