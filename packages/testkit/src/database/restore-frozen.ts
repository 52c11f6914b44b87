import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { Database } from '@wis/db'

const dump = new URL('../../fixtures/frozen-database.jsonl.br', import.meta.url)
const migrations = fileURLToPath(new URL('../../../../prisma/migrations', import.meta.url))

/**
 * Restores the frozen database into an empty one. It first gets the tables of its own day, then its rows, and then
 * every later migration, as a database of an installation does.
 */
export async function restoreFrozen({ pool }: Pick<Database, 'pool'>): Promise<void> {
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
