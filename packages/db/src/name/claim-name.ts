import type pg from 'pg'
import { advisoryLockSpaces } from '../advisory-locks.ts'
import { refuse } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { fillSkeletons } from './fill-skeletons.ts'
import type { NamedTable } from './fill-skeletons.ts'
import { isReserved } from './reserved-name.ts'
import { skeletonsOf } from './skeleton.ts'

export type NameRefused =
  | Refusal<'name-reserved'>
  /** Another one has a name that looks like this: `resembles`. */
  | (Refusal<'name-taken'> & { readonly resembles: string })

export type NameClaimed = { readonly ok: true; readonly skeletons: readonly string[] } | NameRefused

export interface Claim {
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
