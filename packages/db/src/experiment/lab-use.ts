import type { LabLimits } from '@wis/protocol'
import type pg from 'pg'
import { z } from 'zod'
import type { Refusal } from '../refusal.ts'

const use = z.object({
  /** Whether the limits of members do not hold for this account. */
  isExempt: z.boolean(),
  /** Experiments that run, and those that stand in line. */
  running: z.int(),
  queued: z.int(),
  /** The matches that are still to be played in experiments that are not over. */
  outstanding: z.coerce.number(),
  storedBytes: z.coerce.number(),
})
/** What a member's experiments take of the laboratory. */
export type LabUse = z.infer<typeof use>

type Client = Pick<pg.ClientBase, 'query'>

/** Reads one row for each experiment of the member, and none of their matches. */
export async function labUseOf(client: Client, ownerId: string | null): Promise<LabUse> {
  const { rows } = await client.query({
    name: 'lab-use-of',
    text: `select $1::text is null or coalesce((select role = 'admin' from users where id = $1), false) as "isExempt",
                  (count(*) filter (where state = 'running'))::int as running,
                  (count(*) filter (where state = 'queued'))::int as queued,
                  coalesce(sum(matches - played) filter (where state in ('planned', 'queued', 'running', 'paused')), 0)
                    as outstanding,
                  coalesce(sum(stored_bytes), 0) as "storedBytes"
           from experiments where owner_id is not distinct from $1`,
    values: [ownerId],
  })
  return use.parse(rows[0])
}

/** The limit that a wish goes beyond: what is allowed, what is used, and what was wanted on top. */
export interface LabExcess {
  readonly limit: 'matches' | 'outstanding' | 'storedBytes'
  readonly most: number
  readonly used: number
  readonly wanted: number
}

export interface BeyondLabLimit extends Refusal<'beyond-lab-limit'> {
  readonly excess: LabExcess
}

export const beyondLabLimit = (excess: LabExcess): BeyondLabLimit => ({
  ok: false,
  reason: 'beyond-lab-limit',
  excess,
})

interface LabWish {
  /** The matches of the experiment. */
  readonly matches: number
  /** Those of them that are not among the member's outstanding ones yet. */
  readonly more: number
}

/** Every limit that an experiment goes beyond. How many run at once is none of them: it stands in line for that. */
export function excessesOf(
  { isExempt, outstanding, storedBytes }: LabUse,
  limits: LabLimits,
  { matches, more }: LabWish,
): readonly LabExcess[] {
  if (isExempt) return []
  const all: readonly (LabExcess & { readonly isBeyond: boolean })[] = [
    {
      limit: 'matches',
      most: limits.matches,
      used: 0,
      wanted: matches,
      isBeyond: matches > limits.matches,
    },
    {
      limit: 'outstanding',
      most: limits.outstanding,
      used: outstanding,
      wanted: more,
      isBeyond: outstanding + more > limits.outstanding,
    },
    {
      limit: 'storedBytes',
      most: limits.storedBytes,
      used: storedBytes,
      wanted: 0,
      isBeyond: storedBytes >= limits.storedBytes,
    },
  ]
  return all.flatMap(({ isBeyond, ...excess }) => (isBeyond ? [excess] : []))
}

/** Running experiments of members who have stored as much as they may, with what they have stored. */
export async function beyondStored(
  client: Client,
  { storedBytes: most }: Pick<LabLimits, 'storedBytes'>,
): Promise<readonly { readonly id: string; readonly storedBytes: number }[]> {
  if (most === Infinity) return []
  const { rows } = await client.query<{ id: string; storedBytes: string }>({
    name: 'beyond-stored',
    text: `select e.id, s.bytes as "storedBytes"
           from experiments e join users u on u.id = e.owner_id and u.role <> 'admin'
           cross join lateral (select sum(stored_bytes) as bytes from experiments where owner_id = e.owner_id) s
           where e.state = 'running' and s.bytes >= $1`,
    values: [most],
  })
  return rows.map(({ id, storedBytes }) => ({ id, storedBytes: Number(storedBytes) }))
}
