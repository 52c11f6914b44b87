import type { Database } from '../database.ts'

/** An agent's rating at the end of a day on which anything changed. */
export interface RatedDay {
  readonly day: string
  readonly rating: number
  readonly version: number
}

const mostDays = 30

/** The last 30 days of some agents, from the oldest. Days without a change are left out. */
export async function ratingHistories(
  { pool }: Database,
  { seasonId, language }: { readonly seasonId: string; readonly language: string },
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RatedDay[]>> {
  const { rows } = await pool.query<{ agentId: string; days: RatedDay[] }>({
    name: 'rating-histories',
    text: `select agent_id as "agentId",
                  json_agg(json_build_object('day', day, 'rating', rating, 'version', version) order by day) as days
           from rating_days
           where season_id = $1 and language = $2 and agent_id = any($3::text[]) and rating is not null
             and day > (now() at time zone 'UTC')::date - ${mostDays}
           group by agent_id`,
    values: [seasonId, language, agentIds],
  })
  return new Map(rows.map(({ agentId, days }) => [agentId, days]))
}
