import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { Database } from '@wis/db'
import { inject, onTestFinished } from 'vitest'
import { createEmptier, ownName } from './emptier.ts'
import type { Emptier } from './emptier.ts'

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

/** Rows that were deleted stay in the files of a database until it is dropped, and slow its tests down. */
const mostTests = 40

interface Kept {
  readonly name: string
  readonly db: Database
  readonly tests: number
}

/** Emptied after a test, with their connections and with the plans of their queries: half of what most tests cost. */
const empty: Kept[] = []

let emptier: Emptier | undefined
let admin: Database | undefined
let used: string[] = []

/** An empty, migrated database for the running test alone. Another test gets it after that, emptied, if it is as it was. */
export async function freshDatabase(): Promise<Database> {
  const kept = empty.pop() ?? { ...(await copyOf(nameIn(inject('templateUrl')))), tests: 0 }
  const { hasEmptied } = (emptier ??= await createEmptier(kept.db))
  let isClosed = false
  const db: Database = {
    ...kept.db,
    close: async () => {
      isClosed = true
      await kept.db.close()
    },
  }
  onTestFinished(async () => {
    if (!isClosed && kept.tests < mostTests && (await hasEmptied(kept.db)))
      empty.push({ ...kept, tests: kept.tests + 1 })
    else await leave(kept)
  })
  return db
}

/** The frozen database, restored and migrated: a copy for the running test, which may change it. */
export async function frozenDatabase(): Promise<Database> {
  await restoreOnce()
  const copy = await copyOf('frozen')
  onTestFinished(() => leave(copy))
  return copy.db
}

/** The first process that asks for it restores it, for all processes of the run. */
async function restoreOnce(): Promise<void> {
  const { openDatabase } = await import('@wis/db')
  const client = await (await adminPool()).connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    if ((await client.query(`select from pg_database where datname = 'frozen'`)).rowCount) return
    await client.query('create database draft template template0')
    const db = openDatabase({ url: at('draft'), poolSize: 1 })
    try {
      await restoreFrozen(db)
    } finally {
      await db.close()
    }
    await client.query('alter database draft rename to frozen')
  } finally {
    await client.query('select pg_advisory_unlock(1)')
    client.release()
  }
}

const nameIn = (url: string) => new URL(url).pathname.slice(1)

async function adminPool(): Promise<Database['pool']> {
  const { openDatabase } = await import('@wis/db')
  admin ??= openDatabase({ url: at('postgres'), poolSize: 2 })
  return admin.pool
}

async function copyOf(source: string): Promise<Pick<Kept, 'name' | 'db'>> {
  const { openDatabase } = await import('@wis/db')
  const name = `test_${randomBytes(6).toString('hex')}`
  const pool = await adminPool()
  await pool.query(`create database ${name} template ${source} strategy file_copy`)
  const url = at(name)
  // What a test connects by itself has another name than the connections of its database.
  return { name, db: { ...openDatabase({ url: `${url}?application_name=${ownName}` }), url } }
}

/** Closes it, and drops the closed ones while other tests run. The rest ends with the server. */
async function leave({ name, db }: Pick<Kept, 'name' | 'db'>): Promise<void> {
  await db.close()
  used.push(name)
  if (used.length < mostUsed) return
  const names = used
  used = []
  void drop(names)
}

async function drop(names: readonly string[]): Promise<void> {
  const pool = await adminPool()
  for (const name of names) await pool.query(`drop database ${name} with (force)`)
}

function at(database: string): string {
  const other = new URL(inject('templateUrl'))
  other.pathname = `/${database}`
  return other.href
}

const dump = new URL('../../fixtures/frozen-database.jsonl.br', import.meta.url)
const migrations = fileURLToPath(new URL('../../../../prisma/migrations', import.meta.url))

/**
 * Restores the frozen database into an empty one. It first gets the tables of its own day, then its rows, and then
 * every later migration, as a database of an installation does.
 */
async function restoreFrozen({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const [header = '', ...lines] = brotliDecompressSync(fs.readFileSync(dump)).toString().trimEnd().split('\n')
  const then = (JSON.parse(header) as { migrations: string[] }).migrations
  const later = migrationNames().filter((name) => !then.includes(name))
  const client = await pool.connect()
  try {
    for (const name of then) await client.query(sqlOf(name))
    for (const { table, columns, rows } of tablesIn(lines)) {
      const names = columns.map((column) => `"${column}"`).join(', ')
      await client.query(
        `insert into "${table}" (${names}) overriding system value
         select ${names} from json_populate_recordset(null::"${table}", $1::json)`,
        [`[${rows.join(',')}]`],
      )
    }
    for (const name of later) await client.query(sqlOf(name))
    await client.query(
      `select setval(pg_get_serial_sequence('tellings', 'id'), (select max(id) from tellings))`,
    )
  } finally {
    client.release()
  }
}

const sqlOf = (name: string) => fs.readFileSync(`${migrations}/${name}/migration.sql`, 'utf8')
const migrationNames = () =>
  fs
    .readdirSync(migrations)
    .filter((name) => /^\d/.test(name))
    .sort()

interface DumpedTable {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: string[]
}

function tablesIn(lines: readonly string[]): DumpedTable[] {
  const tables: DumpedTable[] = []
  for (const line of lines) {
    if (line.startsWith('{"table":')) {
      const { table, columns } = JSON.parse(line) as Omit<DumpedTable, 'rows'>
      tables.push({ table, columns, rows: [] })
    } else if (!line.startsWith('{"end":')) tables.at(-1)?.rows.push(line)
  }
  return tables
}
