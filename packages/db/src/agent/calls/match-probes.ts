import type { AgentId, MatchId } from '@wis/engine'
import { wireAttempt } from '@wis/protocol'
import type { AgentProbeRow } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../../database.ts'

const nullableText = z.string().nullable()
const count = z.int().nullable()

const row = z.object({
  place: z.int(),
  probe: z.string(),
  seq: z.int(),
  seat: z.int(),
  round: z.int(),
  startedAt: z.date().transform((date) => date.toISOString()),
  latencyMs: z.int(),
  attempts: z.int(),
  prompt: z.string(),
  raw: z.array(z.string()),
  outcome: z.string(),
  answer: z.record(z.string(), z.unknown()).nullable(),
  failure: nullableText,
  detail: nullableText,
  verdict: nullableText,
  reasoning: nullableText,
  exchange: z.array(wireAttempt).catch([]),
  inputTokens: count,
  outputTokens: count,
  costMicros: count,
})

/** What an agent was asked beside a match of an experiment, and how it was reached. For its owner alone. */
export async function matchProbes(
  { pool }: Pick<Database, 'pool'>,
  agentId: AgentId,
  matchId: MatchId,
): Promise<readonly AgentProbeRow[]> {
  const { rows } = await pool.query({
    name: 'match-probes',
    text: `select place, probe, entry as seq, seat, round, started_at as "startedAt", latency_ms as "latencyMs", attempts,
                  prompt, raw, outcome, answer, failure, detail, verdict, reasoning, exchange,
                  input_tokens as "inputTokens", output_tokens as "outputTokens", cost_micros as "costMicros"
           from experiment_probes where match_id = $2 and agent_id = $1 and outcome is not null order by place`,
    values: [agentId, matchId],
  })
  return rows.map((stored) => row.parse(stored))
}
