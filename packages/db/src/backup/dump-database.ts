import type pg from 'pg'
import type { Database } from '../database.ts'
import { appliedMigrations, backupTables, quoted } from './backup-tables.ts'
import type { BackupTable } from './backup-tables.ts'

const rowsAtOnce = 500

export const backupFormat = 'wis-backup/1'

/**
 * Dumps the whole database as of one moment, line by line, while others may write. A header comes first, then each
 * table's name and its rows as JSON, and at the end the number of rows, so that a truncated file is recognised.
 */
export async function* dumpDatabase({ pool }: Database): AsyncGenerator<string, void, undefined> {
  const client = await pool.connect()
  let isDone = false
  try {
    await client.query('begin isolation level repeatable read, read only')
    // A slow writer of the lines may take longer than other transactions are allowed to.
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
    // Closing the connection also ends a transaction that was left in the middle.
    client.release(!isDone)
  }
}

/** PostgreSQL writes the rows as JSON itself, because JavaScript would change some numbers. */
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
