import type pg from 'pg'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { skeletonsOf } from './skeleton.ts'

const namedTables = ['agents', 'users', 'seasons'] as const
export type NamedTable = (typeof namedTables)[number]

const otherName: Readonly<Record<NamedTable, string>> = {
  agents: 'name_zh',
  users: 'null::text',
  seasons: 'null::text',
}
const atOnce = 1000

interface Unfilled {
  readonly id: string
  readonly name: string
  readonly other: string | null
}

/**
 * Stores what names look like where that is missing: in rows from before there were skeletons, and in rows that seeds
 * and backups bring. SQL knows no skeletons. Returns how many were stored; rows that somebody else changes at this
 * moment are left out.
 */
export async function fillSkeletons(client: pg.ClientBase, table: NamedTable): Promise<number> {
  const { rows } = await client.query<Unfilled>({
    name: `unfilled-${table}`,
    text: `select id, name, ${otherName[table]} as other from ${table} where name_skeletons = '{}'
           order by id limit ${atOnce} for no key update skip locked`,
  })
  if (rows.length === 0) return 0
  const filled = rows.map(({ id, name, other }) => ({ id, skeletons: skeletonsOf(name, other) }))
  const { rowCount } = await client.query({
    name: `fill-${table}`,
    text: `update ${table} t set name_skeletons = array(select jsonb_array_elements_text(f.skeletons))
           from jsonb_to_recordset($1::jsonb) as f(id text, skeletons jsonb) where t.id = f.id`,
    values: [JSON.stringify(filled)],
  })
  return rowCount ?? 0
}

/** Does so for all rows. A runner starts with it. */
export async function fillAllSkeletons(db: Pick<Database, 'pool'>): Promise<void> {
  for (const table of namedTables)
    while ((await inTransaction(db, (client) => fillSkeletons(client, table))) > 0);
}
