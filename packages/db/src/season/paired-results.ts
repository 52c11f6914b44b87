import type { SeasonId } from '@wis/engine'
import type { Language } from '@wis/games'
import { fifteenthsPerPoint } from '@wis/ratings'
import type { PairedResult } from '@wis/ratings'
import type { Database } from '../database.ts'

interface Pair {
  readonly seasonId: SeasonId
  readonly language: Language
  readonly first: string
  readonly second: string
}

/**
 * What each deal that both have played out brought two agents, in points: the average over the seats in which both have
 * played it. One that lacks a seat, because its match was void, dropped or played again with another deal, is measured
 * against what the other did elsewhere than there.
 */
export async function pairedResults({ pool }: Database, pair: Pair): Promise<PairedResult[]> {
  const { rows } = await pool.query<PairedResult>({
    name: 'paired-results',
    text: `with results as (
             select f.deal_id, x.seat, x.agent_id, avg(x.points)::float8 / ${fifteenthsPerPoint} as points
             from fixtures f
             join matches m on m.id = f.match_id and m.decision_id is null
             join seats x on x.match_id = m.id and x.agent_id in ($3, $4) and not x.sits_in
             where f.season_id = $1 and f.language = $2 and f.state = 'done'
               and not exists (select 1 from fixtures o where o.deal_id = f.deal_id and o.state in ('waiting', 'seated'))
             group by f.deal_id, x.seat, x.agent_id
           )
           select avg(one.points) as first, avg(other.points) as second
           from results one join results other on other.deal_id = one.deal_id and other.seat = one.seat
           where one.agent_id = $3 and other.agent_id = $4
           group by one.deal_id
           order by one.deal_id`,
    values: [pair.seasonId, pair.language, pair.first, pair.second],
  })
  return rows
}
