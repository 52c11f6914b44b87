import type pg from 'pg'
import { kindHas } from '../agent/kind-sql.ts'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { likeThePlatform, markLookAlikes } from './look-alikes.ts'
import { isReserved } from './reserved-name.ts'
import { skeletonsOf } from './skeleton.ts'

const namedTables = ['agents', 'users', 'seasons'] as const
export type NamedTable = (typeof namedTables)[number]

/** A moderator may hide the names of an agent. It keeps them all the same. */
const namesIn: Readonly<Record<NamedTable, string>> = {
  agents: `coalesce(hidden_texts->>'name', name) as name, case when hidden_for is null then name_zh else hidden_texts->>'nameZh' end as other`,
  users: 'name, null::text as other',
  seasons: 'name, null::text as other',
}
/** Agents of owners with a reserved name are marked. */
const mark: Readonly<Record<NamedTable, string>> = {
  agents: `, looks_like = case when f.reserved and ${kindHas('hasOwner', 't.kind')} then '${likeThePlatform}' end`,
  users: '',
  seasons: '',
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
    text: `select id, ${namesIn[table]} from ${table} where name_skeletons = '{}'
           order by id limit ${atOnce} for no key update skip locked`,
  })
  if (rows.length === 0) return 0
  const filled = rows.map(({ id, name, other }) => ({
    id,
    skeletons: skeletonsOf(name, other),
    reserved: isReserved(name),
  }))
  const { rowCount } = await client.query({
    name: `fill-${table}`,
    text: `update ${table} t set name_skeletons = array(select jsonb_array_elements_text(f.skeletons))${mark[table]}
           from jsonb_to_recordset($1::jsonb) as f(id text, skeletons jsonb, reserved boolean) where t.id = f.id`,
    values: [JSON.stringify(filled)],
  })
  return rowCount ?? 0
}

/** Does so for all rows, and marks names that look alike. A runner starts with it. */
export async function fillAllSkeletons(db: Pick<Database, 'pool'>): Promise<void> {
  for (const table of namedTables)
    while ((await inTransaction(db, (client) => fillSkeletons(client, table))) > 0);
  await markLookAlikes(db)
}
