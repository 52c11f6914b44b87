import { ids } from '@wis/engine'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { matchPlan } from './deal-experiment.ts'

export interface CellWanted {
  readonly subject?: string | undefined
  readonly condition?: string | undefined
  /** The number of the last match before them. */
  readonly after: number
  readonly limit: number
}

const dealt = z.object({
  number: z.int(),
  deal: z.int(),
  subject: z.string(),
  condition: z.string(),
  match: z.string().nullable(),
  state: z.enum(['playing', 'again', 'played', 'dropped']),
})

/** The matches of an experiment that were dealt, by number; of one subject and condition if they are named. */
export async function experimentMatches(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  { subject, condition, after, limit }: CellWanted,
): Promise<readonly z.infer<typeof dealt>[]> {
  const { rows } = await pool.query({
    name: 'experiment-matches',
    text: `select number, (plan->>'deal')::int as deal, plan->>'subject' as subject, plan->>'condition' as condition,
                  match_id as match, state
           from experiment_matches
           where experiment_id = $1 and number > $2 and ($3::text is null or plan->>'subject' = $3)
             and ($4::text is null or plan->>'condition' = $4)
           order by number limit $5`,
    values: [id, after, subject ?? null, condition ?? null, limit],
  })
  return rows.map((row) => dealt.parse(row))
}

const dealtMatch = z.object({
  matchId: z.string().transform(ids.match),
  plan: matchPlan,
})

/** The match that an experiment has under a number. Undefined before it is dealt, and after it was deleted. */
export async function dealtAs(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  number: number,
): Promise<z.infer<typeof dealtMatch> | undefined> {
  const { rows } = await pool.query({
    name: 'dealt-as',
    text: `select match_id as "matchId", plan from experiment_matches
           where experiment_id = $1 and number = $2 and match_id is not null`,
    values: [id, number],
  })
  return rows[0] && dealtMatch.parse(rows[0])
}
