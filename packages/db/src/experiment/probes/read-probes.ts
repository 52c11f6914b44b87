import { z } from 'zod'
import type { Database } from '../../database.ts'
import { storableJson } from '../../storable-json.ts'
import type { Use } from './begin-probe.ts'
import { askedColumns, askedProbe } from './probe-sql.ts'

const ended = askedProbe.extend({ answer: z.unknown() })
export type EndedProbe = z.infer<typeof ended>

/** The questions about a match that need not be asked any more, in their order. */
export async function endedProbes(
  { pool }: Pick<Database, 'pool'>,
  experimentId: string,
  number: number,
): Promise<readonly EndedProbe[]> {
  const { rows } = await pool.query({
    name: 'ended-probes',
    text: `select a.slug as agent, ${askedColumns}, p.answer
           from experiment_probes p join agents a on a.id = p.agent_id
           where p.experiment_id = $1 and p.number = $2 and p.outcome is not null order by p.place`,
    values: [experimentId, number],
  })
  return rows.map((row) => ended.parse(row))
}

/** What the questions about a match have used. */
export async function usedByProbes(
  { pool }: Pick<Database, 'pool'>,
  experimentId: string,
  number: number,
): Promise<Use> {
  const { rows } = await pool.query<{ tokens: number; spend: number }>({
    name: 'used-by-probes',
    text: `select coalesce(sum(coalesce(input_tokens, 0)::bigint + coalesce(output_tokens, 0)), 0)::float8 as tokens,
                  coalesce(sum(cost_micros::bigint), 0)::float8 as spend
           from experiment_probes where experiment_id = $1 and number = $2`,
    values: [experimentId, number],
  })
  return rows[0] ?? { tokens: 0, spend: 0 }
}

interface PlacedScore {
  readonly place: number
  readonly score: unknown
}

/** Stores what answers were worth. The same scores may be stored again. */
export async function keepProbeScores(
  { pool }: Pick<Database, 'pool'>,
  { experimentId, number }: { readonly experimentId: string; readonly number: number },
  scores: readonly PlacedScore[],
): Promise<void> {
  if (scores.length === 0) return
  await pool.query({
    name: 'keep-probe-scores',
    text: `update experiment_probes p set score = s.score
           from jsonb_to_recordset($3) as s(place int, score jsonb)
           where p.experiment_id = $1 and p.number = $2 and p.place = s.place`,
    values: [experimentId, number, storableJson(scores)],
  })
}
