import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { z } from 'zod'
import { reachedAgent } from '../agent/reached-agent.ts'
import type { Database } from '../database.ts'
import { storableJson } from '../storable-json.ts'
import { inTransaction } from '../transaction.ts'
import type { ExperimentPause } from './experiment.ts'
import { bytesOf } from './lab-use.ts'
import { endExperiment, pauseExperiment } from './move-experiment.ts'

/** A match of an experiment that is over, and what its agents used. */
const ended = z.object({
  game: z.string(),
  status: z.enum(['finished', 'void']),
  reason: z.string().nullable(),
  ms: z.coerce.number(),
  tokens: z.coerce.number(),
  /** Millionths of a US dollar. */
  spend: z.coerce.number(),
  /** In seat order. */
  seats: z.array(
    z.object({
      turns: z.int(),
      forfeits: z.int(),
      /** The most tokens and money that one of its calls used. */
      mostTokens: z.coerce.number(),
      mostSpend: z.coerce.number(),
    }),
  ),
})
export type EndedPlan = z.infer<typeof ended>

/** Undefined for a match that is not over. */
export async function endedPlan(
  { pool }: Pick<Database, 'pool'>,
  matchId: MatchId,
): Promise<EndedPlan | undefined> {
  const { rows } = await pool.query({
    name: 'ended-plan',
    text: `select m.game, m.status, m.reason,
                  coalesce(extract(epoch from m.ended_at - m.started_at) * 1000, 0)::bigint as ms,
                  coalesce(sum(c.tokens), 0) as tokens, coalesce(sum(c.spend), 0) as spend,
                  json_agg(json_build_object('turns', coalesce(c.turns, 0), 'forfeits', coalesce(c.forfeits, 0),
                                             'mostTokens', coalesce(c.most_tokens, 0),
                                             'mostSpend', coalesce(c.most_spend, 0)) order by s.seat) as seats
           from matches m
           join seats s on s.match_id = m.id
           left join (
             select seat, count(*)::int as turns, count(*) filter (where failure is not null)::int as forfeits,
                    sum(coalesce(input_tokens, 0)::bigint + coalesce(output_tokens, 0)) as tokens,
                    max(coalesce(input_tokens, 0)::bigint + coalesce(output_tokens, 0)) as most_tokens,
                    sum(cost_micros::bigint) as spend, max(cost_micros) as most_spend
             from calls_of($1) group by seat
           ) c on c.seat = s.seat
           where m.id = $1 and m.status in ('finished', 'void')
           group by m.id`,
    values: [matchId],
  })
  return rows[0] && ended.parse(rows[0])
}

export interface PlayedToKeep {
  readonly experimentId: string
  readonly number: number
  readonly matchId: MatchId
  readonly tokens: number
  readonly spend: number
  /** What was stored for it, without its row. */
  readonly bytes: number
}

/** Stores the row of a match that counts. False if that was done before. */
export async function keepPlayed(
  db: Pick<Database, 'pool'>,
  { experimentId, number, matchId, tokens, spend, bytes }: PlayedToKeep,
  { row, failed }: { readonly row: unknown; readonly failed: boolean },
): Promise<boolean> {
  const written = storableJson(row)
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query({
      name: 'keep-played',
      text: `with kept as (
               update experiment_matches set state = 'played', "row" = $4, tokens = 0, spend = 0
               where experiment_id = $1 and number = $2 and match_id = $3 and state = 'playing' returning 1
             )
             update experiments set played = played + 1, failed = failed + $5::int, tokens = tokens + $6, spend = spend + $7,
                                    stored_bytes = stored_bytes + $8
             where id = $1 and exists (select 1 from kept)`,
      values: [
        ...[experimentId, number, matchId, written, failed ? 1 : 0, tokens, spend],
        bytes + bytesOf(written),
      ],
    })
    if ((rowCount ?? 0) === 0) return false
    await endIfOver(client, experimentId)
    return true
  })
}

interface VoidPlan {
  /** Why it was void. Null if the experiment itself was stopped, which is nobody's fault. */
  readonly fault: string | null
  /** Whether it is one of the attempts that are made before an experiment pauses. */
  readonly isAttempt: boolean
  readonly pause?: ExperimentPause
}

/**
 * Has a void match dealt once more, or pauses its experiment if that was tried too often. Nothing of a cancelled
 * experiment is dealt again.
 */
export async function dealAgain(
  db: Pick<Database, 'pool'>,
  { experimentId, number, matchId, tokens, spend, bytes }: PlayedToKeep,
  { fault, isAttempt, pause }: VoidPlan,
): Promise<void> {
  await inTransaction(db, async (client) => {
    // Locks first and reads in a second statement, because a statement that waited for a lock reads the old state.
    await client.query('select 1 from experiments where id = $1 for no key update', [experimentId])
    const { rowCount } = await client.query({
      name: 'deal-again',
      text: `with kept as (
               update experiment_matches m
               set state = case when e.state = 'cancelled' then 'dropped' else 'again' end, tokens = 0, spend = 0,
                   attempts = m.attempts - ($7::bool is false)::int,
                   faults = m.faults || case when $4::text is null then '[]' else jsonb_build_array($4::text) end
               from experiments e
               where e.id = m.experiment_id and m.experiment_id = $1 and m.number = $2 and m.match_id = $3
                 and m.state = 'playing' returning 1
             ), told as (
               insert into experiment_voids (match_id, experiment_id, number, fault)
               select $3, $1, $2, $4 where exists (select 1 from kept) on conflict do nothing
             )
             update experiments set voided = voided + ($4::text is not null)::int, tokens = tokens + $5, spend = spend + $6,
                                    stored_bytes = stored_bytes + $8
             where id = $1 and exists (select 1 from kept)`,
      values: [experimentId, number, matchId, fault, tokens, spend, isAttempt, bytes],
    })
    if ((rowCount ?? 0) > 0 && pause) await pauseExperiment(client, experimentId, pause)
  })
}

/** Ends a running experiment if all of its matches are played. */
async function endIfOver(client: Parameters<typeof endExperiment>[0], id: string): Promise<void> {
  const { rows } = await client.query(
    `select 1 from experiments where id = $1 and state = 'running' and played >= matches`,
    [id],
  )
  if (rows.length > 0) await endExperiment(client, id)
}

/**
 * Matches of experiments that are not over, or whose result is not kept yet. What is still to be asked beside a match
 * waits while its experiment is paused.
 */
export async function openPlans({ pool }: Pick<Database, 'pool'>): Promise<MatchId[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'open-plans',
    text: `select x.match_id as id from experiment_matches x
           join experiments e on e.id = x.experiment_id
           join matches m on m.id = x.match_id
           where x.state = 'playing'
             and not (e.state in ('paused', 'queued') and m.status = 'finished' and coalesce(e.spec->'probes', '[]') <> '[]')
           order by x.match_id`,
  })
  return rows.map(({ id }) => ids.match(id))
}

interface StoppedPlan {
  readonly matchId: MatchId
  readonly by: 'cancelled' | 'paused'
}

/**
 * Matches under way of experiments that were cancelled, and those of paused and queued ones that nobody plays yet. Looks at one match
 * only if it is named.
 */
export async function stoppedPlans(
  { pool }: Pick<Database, 'pool'>,
  matchId?: MatchId,
): Promise<readonly StoppedPlan[]> {
  const { rows } = await pool.query<{ id: string; by: 'cancelled' | 'paused' }>({
    name: 'stopped-plans',
    text: `select x.match_id as id, case e.state when 'cancelled' then 'cancelled' else 'paused' end as by
           from experiment_matches x join experiments e on e.id = x.experiment_id
           join matches m on m.id = x.match_id
           where x.state = 'playing' and ($1::text is null or x.match_id = $1)
             and (e.state = 'cancelled' and m.status in ('waiting', 'running')
                  or e.state in ('paused', 'queued') and m.status = 'waiting')`,
    values: [matchId ?? null],
  })
  return rows.map(({ id, by }) => ({ matchId: ids.match(id), by }))
}

export type FailedAgent = z.infer<typeof reachedAgent>

/** The agents that a provider or the platform failed in a match. */
export async function failedIn(
  { pool }: Pick<Database, 'pool'>,
  matchId: MatchId,
): Promise<readonly FailedAgent[]> {
  const { rows } = await pool.query({
    name: 'failed-in',
    text: `select distinct on (a.slug) a.id as "agentId", a.slug, a.kind, v.settings
           from calls_of($1) c join seats s on s.match_id = c.match_id and s.seat = c.seat
           join agents a on a.id = s.agent_id join agent_versions v on v.id = s.version_id
           where c.failure is not null and c.verdict in ('provider', 'platform') order by a.slug`,
    values: [matchId],
  })
  return rows.map((row) => reachedAgent.parse(row))
}
