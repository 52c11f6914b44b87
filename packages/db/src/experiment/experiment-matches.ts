import { z } from 'zod'
import type { Database } from '../database.ts'

export interface CellWanted {
  readonly subject?: string | undefined
  readonly condition?: string | undefined
  /** The number of the last match before them. */
  readonly after: number
  readonly limit: number
}

const planned = z.object({
  number: z.int(),
  deal: z.int(),
  match: z.string().nullable(),
  state: z.enum(['playing', 'again', 'played', 'dropped']),
})

/** The matches of an experiment that were dealt, by number; of one subject and condition if they are named. */
export async function experimentMatches(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  { subject, condition, after, limit }: CellWanted,
): Promise<readonly z.infer<typeof planned>[]> {
  const { rows } = await pool.query({
    name: 'experiment-matches',
    text: `select number, (plan->>'deal')::int as deal, match_id as match, state from experiment_matches
           where experiment_id = $1 and number > $2 and ($3::text is null or plan->>'subject' = $3)
             and ($4::text is null or plan->>'condition' = $4)
           order by number limit $5`,
    values: [id, after, subject ?? null, condition ?? null, limit],
  })
  return rows.map((row) => planned.parse(row))
}
