import type { AgentId, MatchId } from '@wis/engine'
import type pg from 'pg'
import { today } from '../../budget/forecast.ts'
import { warnOfBudgets } from '../../budget/use-budgets.ts'
import type { Database } from '../../database.ts'
import { inTransaction } from '../../transaction.ts'
import { hasRoomForProbe } from '../allowed.ts'
import { roundAt, usedSpend, usedTokens } from './probe-sql.ts'

/** A question beside a match of an experiment. */
export interface PlacedProbe {
  readonly experimentId: string
  readonly number: number
  /** Its place among the questions about this match, counted from 1. */
  readonly place: number
  readonly matchId: MatchId
  readonly entry: number
  readonly seat: number
  readonly probe: string
  readonly agentId: AgentId
  /** What is asked, word for word. */
  readonly prompt: string
}

/** Tokens, and money in millionths of a US dollar. */
export interface Use {
  readonly tokens: number
  readonly spend: number
}

/** What an experiment may use in all. Infinity where its author sets no limit. */
export interface WholeBudget extends Use {
  readonly ms: number
}

interface Beginning {
  readonly budget: WholeBudget
  /** What the calls of the match itself have used. */
  readonly match: Use
  /** The most that the question is expected to use. */
  readonly expected: Use
}

/** Why a question is not asked. Only one of a paused experiment is asked later. */
export type ProbeObstacle =
  | 'experiment-cancelled'
  | 'experiment-paused'
  | 'budget-spent'
  | 'agent-at-its-limit'

/**
 * Holds what a question is expected to use, before it is asked. Returns why it may not be asked. A question that a lost
 * runner had begun is still held, and is begun once more.
 */
export async function beginProbe(
  db: Pick<Database, 'pool'>,
  probe: PlacedProbe,
  beginning: Beginning,
): Promise<ProbeObstacle | undefined> {
  return inTransaction(db, async (client) => {
    // Locks first and reads in a second statement, because a statement that waited for a lock reads the old state.
    const { rows } = await client.query<{ state: string }>({
      name: 'lock-probed-experiment',
      text: 'select state from experiments where id = $1 for no key update',
      values: [probe.experimentId],
    })
    if (rows[0]?.state === 'cancelled') return 'experiment-cancelled'
    if (rows[0]?.state === 'paused' || rows[0]?.state === 'queued') return 'experiment-paused'
    if (await isBegunAgain(client, probe)) return undefined
    const obstacle =
      (await isBeyondBudget(client, probe, beginning)) ??
      (await agentObstacle(client, probe, beginning.expected))
    if (obstacle) return obstacle
    await hold(client, probe, beginning)
    return undefined
  })
}

async function isBegunAgain(
  client: pg.ClientBase,
  { experimentId, number, place }: PlacedProbe,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'begin-probe-again',
    text: `update experiment_probes set tries = tries + 1, started_at = now()
           where experiment_id = $1 and number = $2 and place = $3 and outcome is null`,
    values: [experimentId, number, place],
  })
  return (rowCount ?? 0) > 0
}

/** All that the experiment has used, and all that is held for the matches and questions under way. */
async function isBeyondBudget(
  client: pg.ClientBase,
  { experimentId, number }: PlacedProbe,
  { budget, match, expected }: Beginning,
): Promise<ProbeObstacle | undefined> {
  const { rows } = await client.query<{ tokens: string; spend: string; ms: string }>({
    name: 'probed-experiment-use',
    text: `select e.tokens + x.tokens + p.tokens as tokens, e.spend + x.spend + p.spend as spend,
                  e.ran_ms + coalesce(extract(epoch from now() - e.runs_since) * 1000, 0)::bigint as ms
           from experiments e
           cross join lateral (
             select coalesce(sum(tokens), 0) as tokens, coalesce(sum(spend), 0) as spend from experiment_matches
             where experiment_id = e.id and state = 'playing' and number <> $2
           ) x
           cross join lateral (
             select coalesce(sum(${usedTokens}), 0) as tokens, coalesce(sum(${usedSpend}), 0) as spend
             from experiment_probes p where p.experiment_id = e.id and p.number = $2
           ) p
           where e.id = $1`,
    values: [experimentId, number],
  })
  const used = rows[0]
  if (!used) return 'experiment-cancelled'
  const isBeyond =
    Number(used.tokens) + match.tokens + expected.tokens > budget.tokens ||
    Number(used.spend) + match.spend + expected.spend > budget.spend ||
    Number(used.ms) >= budget.ms
  return isBeyond ? 'budget-spent' : undefined
}

/** Whether the agent's day has no room for the question, or what its owner allows experiments of others is used up. */
async function agentObstacle(
  client: pg.ClientBase,
  { experimentId, agentId }: PlacedProbe,
  { tokens, spend }: Use,
): Promise<ProbeObstacle | undefined> {
  await client.query({
    name: 'lock-probed-agent',
    text: 'select 1 from agents where id = $1 for no key update',
    values: [agentId],
  })
  const { rowCount } = await client.query({
    name: 'probed-agent-day',
    text: `select 1 from agents a left join budget_days b on b.agent_id = a.id and b.day = ${today}
           where a.id = $1 and (coalesce(b.tokens + b.check_tokens, 0) + $2 > a.tokens_per_day
                                or coalesce(b.spend + b.check_spend, 0) + $3 > a.spend_per_day)`,
    values: [agentId, tokens, spend],
  })
  if ((rowCount ?? 0) > 0) return 'agent-at-its-limit'
  return (await hasRoomForProbe(client, { experimentId, agentId, tokens })) ? undefined : 'agent-at-its-limit'
}

async function hold(
  client: pg.ClientBase,
  probe: PlacedProbe,
  { match, expected: { tokens, spend } }: Beginning,
): Promise<void> {
  const { experimentId, number, place, matchId, entry, seat, agentId } = probe
  await client.query({
    name: 'hold-probe',
    text: `with held as (
             insert into experiment_probes (experiment_id, number, place, match_id, entry, seat, probe, agent_id, prompt,
                                            round, held_tokens, held_spend, held_on)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, ${roundAt('$4', '$5')}, $10, $11, ${today})
           )
           insert into budget_days (agent_id, day, check_tokens, check_spend) values ($8, ${today}, $10, $11)
           on conflict (agent_id, day) do update
           set check_tokens = budget_days.check_tokens + excluded.check_tokens,
               check_spend = budget_days.check_spend + excluded.check_spend`,
    values: [
      ...[
        experimentId,
        number,
        place,
        matchId,
        entry,
        seat,
        probe.probe,
        agentId,
        probe.prompt,
        tokens,
        spend,
      ],
    ],
  })
  // The match needs at least so much, so that no other match is dealt with it.
  await client.query({
    name: 'hold-for-probes',
    text: `update experiment_matches x
           set tokens = greatest(x.tokens, least(2000000000, $3 + used.tokens)),
               spend = greatest(x.spend, least(2000000000, $4 + used.spend))
           from (select sum(${usedTokens}) as tokens, sum(${usedSpend}) as spend from experiment_probes p
                 where p.experiment_id = $1 and p.number = $2) used
           where x.experiment_id = $1 and x.number = $2 and x.state = 'playing'`,
    values: [experimentId, number, match.tokens, match.spend],
  })
  if (tokens > 0 || spend > 0) await warnOfBudgets(client, [agentId])
}
