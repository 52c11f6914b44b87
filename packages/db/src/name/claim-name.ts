import type { LooksLike } from '@wis/protocol'
import type pg from 'pg'
import { kindHas } from '../agent/kind-sql.ts'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { advisoryLockSpaces } from '../locks.ts'
import { inTransaction } from '../transaction.ts'
import { isReserved, skeletonsOf } from './skeleton.ts'

/**
 * In `agents.looks_like`, the short name of the older agent that an agent's name looks like. This stands for a name
 * that is reserved.
 */
const likeThePlatform = ''

export const looksLikeOf = (stored: string | null): LooksLike | null =>
  stored === null ? null : { agent: stored === likeThePlatform ? null : stored }

/** SQL for the same of agent `a`. */
export const looksLikeJson = `(case when a.looks_like is not null
  then json_build_object('agent', nullif(a.looks_like, '${likeThePlatform}')) end)`

/**
 * Marks the agents whose names look like those of a house agent or of an older agent in use. New names are refused
 * then, so these are from before that rule. A mark goes when the name that it points to is no longer in use. Reserved
 * names are marked where skeletons are filled.
 */
async function markLookAlikes({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query({
    name: 'mark-look-alikes',
    text: `with names as (
             select a.id, a.slug, a.created_at, ${kindHas('hasOwner')} as owned, a.retired_at is not null as retired,
                    unnest(a.name_skeletons) as skeleton
             from agents a
           ), firsts as (
             select distinct on (skeleton) * from names where not retired order by skeleton, owned, created_at, id
           ), alike as (
             select distinct on (n.id) n.id, f.slug
             from names n join firsts f on f.skeleton = n.skeleton and f.id <> n.id
             where n.owned and (not f.owned or (f.created_at, f.id) < (n.created_at, n.id))
             order by n.id, f.owned, f.created_at, f.id
           )
           update agents set looks_like = found.slug
           from (select a.id, alike.slug from agents a left join alike using (id)) as found
           where found.id = agents.id and agents.looks_like is distinct from found.slug
             and agents.looks_like is distinct from $1`,
    values: [likeThePlatform],
  })
}

const namedTables = ['agents', 'users', 'seasons'] as const
type NamedTable = (typeof namedTables)[number]

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
async function fillSkeletons(client: pg.ClientBase, table: NamedTable): Promise<number> {
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

export type NameRefused =
  | Refusal<'name-reserved'>
  /** Another one has a name that looks like this: `resembles`. */
  | (Refusal<'name-taken'> & { readonly resembles: string })

export type NameClaimed = { readonly ok: true; readonly skeletons: readonly string[] } | NameRefused

interface Claim {
  readonly table: NamedTable
  readonly name: string
  /** What it may resemble: the agent or account itself. For a season, its organizer, who may repeat a name. */
  readonly besides: string | null
  /** Whether the name may claim to be the platform. */
  readonly isOurs?: boolean
}

/** The second numbers of the lock. */
const lockOf: Readonly<Record<NamedTable, number>> = { agents: 1, users: 2, seasons: 3 }

/** Those whose names no other may resemble. */
const othersIn: Readonly<Record<NamedTable, string>> = {
  agents: 'retired_at is null and id is distinct from $2',
  users: 'id is distinct from $2',
  seasons: "state not in ('created', 'closed') and owner_id is distinct from $2",
}

/**
 * Lets a name be given, unless it is reserved or looks like another. The lock holds until the caller’s transaction
 * ends, so that of two names that look alike only one is given. The caller stores the skeletons.
 */
export async function claimName(
  client: pg.ClientBase,
  { table, name, besides, isOurs = false }: Claim,
): Promise<NameClaimed> {
  if (!isOurs && isReserved(name)) return refuse('name-reserved')
  await client.query('select pg_advisory_xact_lock($1, $2)', [advisoryLockSpaces.names, lockOf[table]])
  while ((await fillSkeletons(client, table)) > 0);
  const skeletons = skeletonsOf(name)
  const { rows } = await client.query<{ name: string }>({
    name: `names-like-${table}`,
    text: `select name from ${table} where name_skeletons && $1::text[] and ${othersIn[table]} order by id limit 1`,
    values: [skeletons, besides],
  })
  const [other] = rows
  return other ? { ...refuse('name-taken'), resembles: other.name } : { ok: true, skeletons }
}
