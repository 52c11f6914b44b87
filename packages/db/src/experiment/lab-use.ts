import { ids } from '@wis/engine'
import type { AgentId, MatchId } from '@wis/engine'
import type { LabLimits } from '@wis/protocol'
import type pg from 'pg'
import { z } from 'zod'
import type { Database, Refusal } from '../database.ts'
import type { StoredExperiment } from './experiment.ts'
import { usedSpend, usedTokens } from './probes/probe-sql.ts'

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

const usesOfParts = z.object({
  tokens: z.coerce.number(),
  spend: z.coerce.number(),
  ranMs: z.coerce.number(),
})
/** Tokens, millionths of a US dollar and time. */
export type UseOfOthers = z.infer<typeof usesOfParts>

const none: UseOfOthers = { tokens: 0, spend: 0, ranMs: 0 }

/** What the other parts of the same suite have used, with what is expected of their matches under way. */
export async function useOfOtherParts(
  client: Pick<pg.ClientBase, 'query'>,
  { id, suiteId }: Pick<StoredExperiment, 'id' | 'suiteId'>,
): Promise<UseOfOthers> {
  if (suiteId === null) return none
  const { rows } = await client.query({
    name: 'use-of-other-parts',
    text: `select coalesce(sum(e.tokens + u.tokens), 0) as tokens, coalesce(sum(e.spend + u.spend), 0) as spend,
                  coalesce(sum(e.ran_ms + coalesce(extract(epoch from now() - e.runs_since) * 1000, 0)), 0) as "ranMs"
           from experiments e
           cross join lateral (
             select coalesce(sum(tokens), 0) as tokens, coalesce(sum(spend), 0) as spend
             from experiment_matches where experiment_id = e.id and state = 'playing'
           ) u
           where e.suite_id = $1 and e.id <> $2`,
    values: [suiteId, id],
  })
  return usesOfParts.parse(rows[0])
}

const usesUnderWay = z.object({ tokens: z.coerce.number(), spend: z.coerce.number() })

/**
 * What the matches of an experiment that are under way are expected to use, and what they have used where that is more.
 * Money in millionths of a US dollar.
 */
export async function useUnderWay(client: pg.ClientBase, id: string): Promise<z.infer<typeof usesUnderWay>> {
  const { rows } = await client.query({
    name: 'use-under-way',
    text: `select coalesce(sum(greatest(x.tokens, c.tokens + p.tokens)), 0) as tokens,
                  coalesce(sum(greatest(x.spend, c.spend + p.spend)), 0) as spend
           from experiment_matches x
           cross join lateral (
             select coalesce(sum(coalesce(input_tokens, 0)::bigint + coalesce(output_tokens, 0)), 0) as tokens,
                    coalesce(sum(cost_micros::bigint), 0) as spend
             from calls_of(x.match_id)
           ) c
           cross join lateral (
             select coalesce(sum(${usedTokens}), 0) as tokens, coalesce(sum(${usedSpend}), 0) as spend
             from experiment_probes p where p.experiment_id = x.experiment_id and p.number = x.number
           ) p
           where x.experiment_id = $1 and x.state = 'playing'`,
    values: [id],
  })
  return usesUnderWay.parse(rows[0])
}

/** Those of the agents that have a match in this experiment which is over and counts. */
export async function agentsThatPlayed(
  client: pg.ClientBase,
  id: string,
  agentIds: readonly AgentId[],
): Promise<ReadonlySet<AgentId>> {
  const { rows } = await client.query<{ id: string }>({
    name: 'agents-that-played',
    text: `select a as id from unnest($2::text[]) a
           where exists (select 1 from experiment_matches x join seats s on s.match_id = x.match_id and s.agent_id = a
                         where x.experiment_id = $1 and x.state = 'played')`,
    values: [id, agentIds],
  })
  return new Set(rows.map((row) => ids.agent(row.id)))
}

/**
 * The bytes of a match of an experiment that is over: its log, its calls, and the questions beside it. Read once for each
 * match, and added to what its experiment has stored.
 */
export async function storedBytesOf({ pool }: Pick<Database, 'pool'>, matchId: MatchId): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>({
    name: 'stored-bytes-of',
    text: `select (select coalesce(sum(pg_column_size(e)), 0) from entries_of($1) e)
                + (select coalesce(sum(pg_column_size(c)), 0) from calls_of($1) c)
                + (select coalesce(sum(pg_column_size(p)), 0) from experiment_probes p where p.match_id = $1) as bytes`,
    values: [matchId],
  })
  return Number(rows[0]?.bytes ?? 0)
}

/** The bytes of a text as the database stores it before it compresses. */
export const bytesOf = (...texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
