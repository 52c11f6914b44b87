import type pg from 'pg'
import type { Database } from '../database.ts'
import { appliedMigrations, backupTables, quoted } from './backup-tables.ts'
import type { BackupTable } from './backup-tables.ts'

const rowsAtOnce = 500

export const backupFormat = 'wis-backup/1'

/**
 * The whole database as of one moment, line by line, whatever is written meanwhile: what it is, then each table's name
 * and its rows as JSON, and at the end how many rows there were, so that half a file is known for what it is.
 */
export async function* dumpDatabase({ pool }: Database): AsyncGenerator<string, void, undefined> {
  const client = await pool.connect()
  let isDone = false
  try {
    await client.query('begin isolation level repeatable read, read only')
    // Whoever writes the lines down may be slower than anybody else would be allowed to be.
    await client.query('set local idle_in_transaction_session_timeout = 0')
    yield JSON.stringify({ format: backupFormat, migrations: await appliedMigrations(client) })
    let rows = 0
    for (const table of await backupTables(client)) {
      yield JSON.stringify({ table: table.name, columns: table.columns })
      for await (const row of rowsOf(client, table)) {
        rows++
        yield row
      }
    }
    yield JSON.stringify({ end: true, rows })
    await client.query('commit')
    isDone = true
  } finally {
    // A transaction that was left in the middle goes with its connection.
    client.release(!isDone)
  }
}

/** As PostgreSQL itself writes them: numbers are never read as JavaScript would read them. */
async function* rowsOf(
  client: pg.ClientBase,
  { name }: BackupTable,
): AsyncGenerator<string, void, undefined> {
  await client.query(
    `declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${quoted(name)} t`,
  )
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from backup_rows`)
    for (const { row } of rows) yield row
    if (rows.length < rowsAtOnce) break
  }
  await client.query('close backup_rows')
}
