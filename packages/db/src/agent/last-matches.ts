import type { Database } from '../database.ts'

/** When the newest match of each agent was made. An agent without a match is not among them. */
export async function lastMatches(
  { pool }: Database,
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await pool.query<{ readonly agentId: string; readonly at: Date }>({
    name: 'last-matches',
    text: `
      select own.id as "agentId", m.created_at as at
      from unnest($1::text[]) as own (id)
      cross join lateral (
        select match_id from seats where agent_id = own.id order by match_id desc limit 1
      ) seat
      join matches m on m.id = seat.match_id`,
    values: [agentIds],
  })
  return new Map(rows.map(({ agentId, at }) => [agentId, at]))
}
