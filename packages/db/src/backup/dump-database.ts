import type pg from 'pg'
import type { Database } from '../database.ts'

/** A table and its columns, as rows are dumped and loaded. */
export interface BackupTable {
  readonly name: string
  readonly columns: readonly string[]
}

/**
 * Tables that are left out. Some belong to running processes, or only record how the tables were made. Sessions and
 * links are left out so that an older backup does not reopen one that has ended or was used.
 */
const leftOut = [
  '_prisma_migrations',
  'account_links',
  'rate_limits',
  'runner_jobs',
  'sessions',
  'socket_io_attachments',
  'write_probe',
]

/** Every table with data worth keeping. Each table comes after the tables that its rows refer to. */
export async function backupTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { needs: string[] }>(
    `select c.relname as name,
            array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
            array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
                  where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as needs
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by c.relname`,
    [leftOut],
  )
  return inOrder(rows)
}

function inOrder(rows: readonly (BackupTable & { readonly needs: readonly string[] })[]): BackupTable[] {
  const done: BackupTable[] = []
  let left = rows
  while (left.length > 0) {
    const [ready, rest] = [left.filter(isReady), left.filter((table) => !isReady(table))]
    if (ready.length === 0)
      throw new Error(`these tables refer to each other: ${left.map(nameOf).join(', ')}`)
    done.push(...ready.map(({ name, columns }) => ({ name, columns })))
    left = rest
  }
  return done

  function isReady({ needs }: { readonly needs: readonly string[] }): boolean {
    return needs.every((need) => done.some(({ name }) => name === need))
  }
}

const nameOf = ({ name }: BackupTable) => name

/** The migrations that this database has. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select migration_name as name from _prisma_migrations
     where finished_at is not null and rolled_back_at is null order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** A name quoted for a statement. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

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
