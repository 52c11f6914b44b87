import { z } from 'zod'
import type { Database } from '../../database.ts'
import type { JudgementsWanted } from '../asked/judgements.ts'
import { askedColumns, askedProbe } from './probe-sql.ts'

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
