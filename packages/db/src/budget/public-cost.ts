import type { Database } from '../database.ts'

/** So many of the newest matches on a board are averaged, of so many of all. */
const counted = 20
const lookedAt = 500

interface Where {
  readonly seasonId: string
  readonly language: string
}

/**
 * What a match on a board cost lately, in millionths of a US dollar, for those of these agents whose owners publish it.
 * Agents whose cost is not known are left out.
 */
export async function publicCosts(
  { pool }: Pick<Database, 'pool'>,
  { seasonId, language }: Where,
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ agentId: string; micros: number }>({
    name: 'public-costs',
    text: `select a.id as "agentId", avg(m.cost)::float8 as micros
           from agents a
           cross join lateral (
             select sum(c.cost_micros::bigint) as cost
             from (
               select x.match_id, x.seat
               from (select match_id, seat from seats where agent_id = a.id order by match_id desc limit ${lookedAt}) x
               join matches m on m.id = x.match_id
               where m.season_id = $1 and m.language = $2 and m.mode = 'ranked' and m.status = 'finished' and not m.withheld
               order by x.match_id desc limit ${counted}
             ) n cross join lateral calls_of(n.match_id) c
             where c.seat = n.seat group by n.match_id having count(c.cost_micros) > 0
           ) m
           where a.id = any($3::text[]) and a.cost_public group by a.id`,
    values: [seasonId, language, agentIds],
  })
  return new Map(rows.map(({ agentId, micros }) => [agentId, micros]))
}
