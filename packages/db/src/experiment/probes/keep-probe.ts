import type { MatchId } from '@wis/engine'
import { languages } from '@wis/games'
import { z } from 'zod'
import { pricesOf, statedPrices } from '../../agent/reached-agent.ts'
import { today } from '../../budget/forecast.ts'
import { warnOfBudgets } from '../../budget/use-budgets.ts'
import type { Database } from '../../database.ts'
import { seatedAgent, seatedAgents } from '../../match/match-row.ts'
import { storableJson } from '../../storable-json.ts'
import { inTransaction } from '../../transaction.ts'
import { matchPlan } from '../deal-experiment.ts'
import type { PlacedProbe } from './begin-probe.ts'
import { roundAt } from './probe-sql.ts'

/** What became of a question beside a match. */
export interface ProbeEnd {
  /** As the laboratory calls it. */
  readonly outcome: string
  /** Every answer that was given, the last one at the end. */
  readonly raw: readonly string[]
  /** The fields of the answer. Null unless it could be read. */
  readonly answer: unknown
  readonly startedAt: string
  readonly latencyMs: number
  /** How often the agent was called. */
  readonly attempts: number
  readonly failure?: string
  readonly detail?: string
  readonly verdict?: string
  readonly reasoning?: string
  /** Attempt by attempt, for the owner. */
  readonly exchange?: readonly unknown[]
  readonly inputTokens?: number
  readonly outputTokens?: number
  /** In millionths of a US dollar, if the price is known. */
  readonly costMicros?: number
}

const columns = `outcome text, raw jsonb, answer jsonb, "startedAt" timestamptz, "latencyMs" int, attempts int, failure text,
  detail text, verdict text, reasoning text, exchange jsonb, "inputTokens" int, "outputTokens" int, "costMicros" int`

/**
 * Stores what became of a question, whether it was begun before or needs no holding. The real usage replaces what was
 * held. Does nothing if an end is stored already.
 */
export async function keepProbe(
  db: Pick<Database, 'pool'>,
  probe: PlacedProbe,
  end: ProbeEnd,
): Promise<void> {
  const { experimentId, number, place, matchId, entry, seat, agentId } = probe
  await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ tokens: number; spend: number }>({
      name: 'keep-probe',
      text: `with told as (
               select * from jsonb_to_record($10) as t(${columns})
             ), kept as (
               insert into experiment_probes (experiment_id, number, place, match_id, entry, seat, probe, agent_id, prompt,
                 round, outcome, raw, answer, started_at, latency_ms, attempts, failure, detail, verdict, reasoning, exchange,
                 input_tokens, output_tokens, cost_micros)
               select $1, $2, $3, $4, $5, $6, $7, $8, $9, ${roundAt('$4', '$5')}, outcome, raw, answer, "startedAt",
                      "latencyMs", attempts, failure, detail, verdict, reasoning, exchange, "inputTokens", "outputTokens",
                      "costMicros" from told
               on conflict (experiment_id, number, place) do update
               set outcome = excluded.outcome, raw = excluded.raw, answer = excluded.answer,
                   started_at = excluded.started_at, latency_ms = excluded.latency_ms, attempts = excluded.attempts,
                   failure = excluded.failure, detail = excluded.detail, verdict = excluded.verdict,
                   reasoning = excluded.reasoning, exchange = excluded.exchange, input_tokens = excluded.input_tokens,
                   output_tokens = excluded.output_tokens, cost_micros = excluded.cost_micros
               where experiment_probes.outcome is null
               returning held_tokens, held_spend, coalesce(held_on, ${today}) as day,
                         coalesce(input_tokens, 0)::bigint + coalesce(output_tokens, 0) as tokens,
                         coalesce(cost_micros, 0) as spend
             ), settled as (
               insert into budget_days as b (agent_id, day, check_tokens, check_spend)
               select $8, day, tokens, spend from kept where held_tokens > 0 or held_spend > 0 or tokens > 0 or spend > 0
               on conflict (agent_id, day) do update
               set check_tokens = greatest(0, b.check_tokens + excluded.check_tokens - (select held_tokens from kept)),
                   check_spend = greatest(0, b.check_spend + excluded.check_spend - (select held_spend from kept))
             )
             select tokens::float8 as tokens, spend::float8 as spend from kept`,
      values: [
        ...[experimentId, number, place, matchId, entry, seat, probe.probe, agentId, probe.prompt],
        storableJson(end),
      ],
    })
    const [used] = rows
    if (used && (used.tokens > 0 || used.spend > 0)) await warnOfBudgets(client, [agentId])
  })
}

const found = z.object({
  experimentId: z.string(),
  number: z.int(),
  plan: matchPlan,
  /** The specification of its experiment. The laboratory reads it. */
  spec: z.unknown(),
  game: z.string(),
  language: z.enum(languages),
  ruleset: z.unknown(),
  seed: z.string(),
  salt: z.string(),
  /** In seat order. */
  seats: z.array(seatedAgent.extend({ prices: statedPrices })),
})

/** A match of an experiment that is over, and may be asked about. */
export interface OpenProbing extends z.infer<typeof found> {
  readonly id: MatchId
  readonly mode: 'experiment'
}

/** Undefined if the match was not played out, if its result is kept, or if its experiment asks nothing. */
export async function openProbing(
  { pool }: Pick<Database, 'pool'>,
  matchId: MatchId,
): Promise<OpenProbing | undefined> {
  const { rows } = await pool.query({
    name: 'open-probing',
    text: `select x.experiment_id as "experimentId", x.number, x.plan, e.spec, m.game, m.language, m.ruleset, m.seed, m.salt,
                  ${seatedAgents(`'prices', ${pricesOf()}`)} as seats
           from experiment_matches x
           join experiments e on e.id = x.experiment_id
           join matches m on m.id = x.match_id
           where x.match_id = $1 and x.state = 'playing' and m.status = 'finished'
             and coalesce(e.spec->'probes', '[]') <> '[]'`,
    values: [matchId],
  })
  return rows[0] && { id: matchId, mode: 'experiment', ...found.parse(rows[0]) }
}
