import type pg from 'pg'
import { z } from 'zod'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { appliedMigrations, backupFormat, backupTables, quoted } from './dump-database.ts'
import type { BackupTable } from './dump-database.ts'

export type Loaded =
  | { readonly ok: true; readonly rows: number }
  | Refusal<'not-a-backup' | 'other-version' | 'not-empty' | 'cut-short'>

interface LoadOptions {
  /** Whether to delete the existing data first. Otherwise a database that holds anything is left alone. */
  readonly replace: boolean
}

const head = z.object({ format: z.literal(backupFormat), migrations: z.array(z.string()) })
const tableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()) })
const endLine = z.strictObject({ end: z.literal(true), rows: z.int() })

/** The migrations that the database of a backup had; undefined if this is none. */
export async function migrationsOfBackup(
  lines: AsyncIterable<string>,
): Promise<readonly string[] | undefined> {
  for await (const line of lines) return head.safeParse(parsed(line)).data?.migrations
  return undefined
}

/** The number of characters of rows in one statement. */
const mostAtOnce = 2_000_000

/** Loads the lines of a backup into a database of the same version: all of them, or nothing changes. */
export async function loadDatabase(
  db: Database,
  lines: AsyncIterable<string>,
  { replace }: LoadOptions,
): Promise<Loaded> {
  try {
    return await inTransaction(db, async (client) => {
      await client.query('set local idle_in_transaction_session_timeout = 0')
      const reader = lines[Symbol.asyncIterator]()
      const opening = head.safeParse(parsed((await reader.next()).value))
      if (!opening.success) throw new Unloadable('not-a-backup')
      const same = (await appliedMigrations(client)).join() === opening.data.migrations.join()
      if (!same) throw new Unloadable('other-version')
      await makeRoom(client, replace)
      return { ok: true, rows: await loadTables(client, reader) }
    })
  } catch (error) {
    if (error instanceof Unloadable) return refuse(error.reason)
    throw error
  }
}

/** Why a backup cannot be loaded. Thrown within the transaction, so that it rolls back. */
class Unloadable extends Error {
  override readonly name = 'Unloadable'
  readonly reason: Extract<Loaded, { ok: false }>['reason']

  constructor(reason: Extract<Loaded, { ok: false }>['reason']) {
    super(reason)
    this.reason = reason
  }
}

async function makeRoom(client: pg.ClientBase, replace: boolean): Promise<void> {
  const tables = await backupTables(client)
  if (replace) {
    await client.query(
      `truncate ${tables.map(({ name }) => quoted(name)).join(', ')}, account_links, rate_limits, runner_jobs, sessions`,
    )
    return
  }
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`)
    if (rowCount !== 0) throw new Unloadable('not-empty')
  }
}

async function loadTables(client: pg.ClientBase, reader: AsyncIterator<string>): Promise<number> {
  let table: BackupTable | undefined
  let [batch, length, rows]: [string[], number, number] = [[], 0, 0]
  const flush = async () => {
    if (table && batch.length > 0) await store(client, table, batch)
    batch = []
    length = 0
  }
  for (let line = await reader.next(); !line.done; line = await reader.next()) {
    // Only rows are many. Lines that name a table or end the file are short and begin differently.
    const other = otherThanRow(line.value)
    if (other && 'end' in other) {
      await flush()
      if (other.rows !== rows) throw new Unloadable('cut-short')
      return rows
    }
    if (other) {
      await flush()
      table = { name: other.table, columns: other.columns }
      continue
    }
    rows++
    batch.push(line.value)
    length += line.value.length
    if (length > mostAtOnce) await flush()
  }
  throw new Unloadable('cut-short')
}

function otherThanRow(line: string): z.infer<typeof tableLine> | z.infer<typeof endLine> | undefined {
  if (!line.startsWith('{"table":') && !line.startsWith('{"end":')) return undefined
  return z.union([tableLine, endLine]).safeParse(parsed(line)).data
}

function parsed(line: unknown): unknown {
  try {
    return JSON.parse(String(line))
  } catch {
    return undefined
  }
}

async function store(
  client: pg.ClientBase,
  { name, columns }: BackupTable,
  rows: readonly string[],
): Promise<void> {
  const names = columns.map(quoted).join(', ')
  await client.query(
    `insert into ${quoted(name)} (${names})
     select ${names} from json_populate_recordset(null::${quoted(name)}, $1::json)`,
    [`[${rows.join(',')}]`],
  )
}
