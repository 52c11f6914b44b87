import { z } from 'zod'
import type { Database } from '../../database.ts'
import { storableJson } from '../../storable-json.ts'
import type { JudgementsWanted } from '../asked/judgements.ts'
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

/** `agent` is the id of the agent. */
const told = z.object({
  number: z.int(),
  match: z.string(),
  ...askedProbe.shape,
  /** Why there is no answer, in one word. */
  why: z.string().nullable(),
  values: z.unknown(),
  score: z.unknown(),
  /** What the server of the last answer said of itself. */
  served: z.record(z.string(), z.string()).nullable(),
})
export type ToldProbe = Omit<z.infer<typeof told>, 'served'> & {
  readonly served?: Readonly<Record<string, string>>
}

/**
 * The questions beside the matches with these numbers, by match and in their order, for those who may read the
 * experiment. How the agent was reached is for its owner alone.
 */
export async function toldProbes(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  { after, last }: JudgementsWanted,
): Promise<readonly ToldProbe[]> {
  const { rows } = await pool.query({
    name: 'told-probes',
    text: `select p.number, x.match_id as match, p.agent_id as agent, ${askedColumns},
                  case when p.outcome = 'failed' then p.failure else p.detail end as why, p.answer as values,
                  p.score, jsonb_path_query_first(p.exchange, '$[last].served') as served
           from experiment_probes p join experiment_matches x using (experiment_id, number)
           where p.experiment_id = $1 and p.number > $2 and p.number <= $3 and p.outcome is not null
             and x.state = 'played' and x.match_id is not null
           order by p.number, p.place`,
    values: [id, after, last],
  })
  return rows.map((row) => {
    const { served, ...probe } = told.parse(row)
    return { ...probe, ...(served && { served }) }
  })
}
