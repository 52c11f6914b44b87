import { openFixtureStates } from '@wis/arena'
import type { SeasonId } from '@wis/engine'
import type { Language } from '@wis/games'
import { fifteenthsPerPoint } from '@wis/ratings'
import type { PairedResult } from '@wis/ratings'
import type { Database } from '../database.ts'
import { pointsInFifteenths } from '../game/units-of.ts'
import { isOneOf } from '../life-sql.ts'

interface Pair {
  readonly seasonId: SeasonId
  readonly language: Language
  readonly first: string
  readonly second: string
}

/**
 * The points of two agents in each deal that both have played out: the average over the roles that both have played
 * in it. Roles are compared one by one, if the game has any, and a role weighs as much as there are seats with it. If a deal has
 * one pair of words, seats are compared one by one. An agent may lack a role or seat, because its match was void,
 * dropped or played again with another deal; then the other agent's result there is left out as well. A deal of which
 * one agent has played less than half, such as a match that was played again, would compare only one role, so it is
 * left out.
 */
export async function pairedResults({ pool }: Database, pair: Pair): Promise<PairedResult[]> {
  const { rows } = await pool.query<PairedResult>({
    name: 'paired-results',
    text: `with results as (
             select f.deal_id, x.agent_id, case when d.pair = '{}' then coalesce(x.role, '') else x.seat::text end as part,
                    max(case when d.pair = '{}' and x.role is not null then
                      (select count(*) from seats o where o.match_id = x.match_id and o.role = x.role) else 1 end) as weight,
                    count(*) as matches, max((s.ruleset->>'players')::int) as players,
                    avg(${pointsInFifteenths('x.points', 's.game')})::float8 / ${fifteenthsPerPoint} as points
             from fixtures f
             join seasons s on s.id = f.season_id
             join season_deals d on d.id = f.deal_id
             join matches m on m.id = f.match_id and m.decision_id is null
             join seats x on x.match_id = m.id and x.agent_id in ($3, $4) and not x.sits_in
             where f.season_id = $1 and f.language = $2 and f.state = 'done'
               and not exists (select 1 from fixtures o where o.deal_id = f.deal_id and ${isOneOf('o.state', openFixtureStates)})
             group by 1, 2, 3
           )
           select sum(one.points * one.weight) / sum(one.weight) as first,
                  sum(other.points * one.weight) / sum(one.weight) as second
           from results one join results other on other.deal_id = one.deal_id and other.part = one.part
           where one.agent_id = $3 and other.agent_id = $4
           group by one.deal_id, one.players
           having least(sum(one.matches), sum(other.matches)) * 2 >= one.players
           order by one.deal_id`,
    values: [pair.seasonId, pair.language, pair.first, pair.second],
  })
  return rows
}
