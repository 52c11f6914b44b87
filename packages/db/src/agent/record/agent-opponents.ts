import type { AgentId } from '@wis/engine'
import type { AgentRef } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { pointsInFifteenths } from '../../game/units-of.ts'
import { openResults } from '../../season/season-sql.ts'
import { agentRefOf } from '../agent-columns.ts'

/** How many of an agent's last matches are read: enough for useful figures, never all of them. */
export const lookedAt = 500

/** Another agent at the same ranked tables of a game. */
export interface Opponent {
  readonly agent: AgentRef
  readonly matches: number
  /** In how many of them it got more points than the other, as many, and fewer. */
  readonly ahead: number
  readonly level: number
  readonly behind: number
  /** How much more it got on average, in fifteenths. */
  readonly difference: number
}

/** The opponents that an agent met most in a game, in its last ranked matches. */
export async function agentOpponents(
  { pool }: Database,
  agentId: AgentId,
  game: string,
  limit = 12,
): Promise<readonly Opponent[]> {
  const { rows } = await pool.query<Opponent>({
    name: 'agent-opponents',
    // Goes newest first along the index and then reads each match once: the same work however long an agent has played.
    text: `with mine as (
             select x.match_id, x.points
             from (select match_id, points from seats where agent_id = $1 order by match_id desc limit ${lookedAt}) x
             join matches m on m.id = x.match_id and m.game = $2 and m.status = 'finished' and m.mode = 'ranked'
               and not m.withheld and m.decision_id is null
             join seasons s on s.id = m.season_id
             where x.points is not null and ${openResults}
           ), met as (
             select o.agent_id, count(*)::int as matches,
                    (count(*) filter (where mine.points > o.points))::int as ahead,
                    (count(*) filter (where mine.points = o.points))::int as level,
                    (count(*) filter (where mine.points < o.points))::int as behind,
                    avg(${pointsInFifteenths('(mine.points - o.points)', '$2')})::float8 as difference
             from mine join seats o on o.match_id = mine.match_id and o.agent_id <> $1 and o.points is not null
             group by o.agent_id
             order by count(*) desc, o.agent_id limit $3
           )
           select met.matches, met.ahead, met.level, met.behind, met.difference,
                  ${agentRefOf()} as agent
           from met join agents a on a.id = met.agent_id
           order by met.matches desc, met.agent_id`,
    values: [agentId, game, limit],
  })
  return rows
}
