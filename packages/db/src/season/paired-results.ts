import type { SeasonId } from '@wis/engine'
import type { PairedResult } from '@wis/ratings'
import type { Database } from '../database.ts'

interface Pair {
  readonly seasonId: SeasonId
  readonly language: 'en' | 'zh'
  readonly first: string
  readonly second: string
}

/** What each deal that both have played out brought two agents, on average over its matches, in points. */
export async function pairedResults({ pool }: Database, pair: Pair): Promise<PairedResult[]> {
  const { rows } = await pool.query<PairedResult>({
    name: 'paired-results',
    text: `select avg(x.points) filter (where x.agent_id = $3)::float8 / 15 as first,
                  avg(x.points) filter (where x.agent_id = $4)::float8 / 15 as second
           from fixtures f
           join matches m on m.id = f.match_id and m.decision_id is null
           join seats x on x.match_id = m.id and x.agent_id in ($3, $4)
           where f.season_id = $1 and f.language = $2 and f.state = 'done'
             and not exists (select 1 from fixtures o where o.deal_id = f.deal_id and o.state in ('waiting', 'seated'))
           group by f.deal_id
           having count(*) filter (where x.agent_id = $3) > 0 and count(*) filter (where x.agent_id = $4) > 0
           order by f.deal_id`,
    values: [pair.seasonId, pair.language, pair.first, pair.second],
  })
  return rows
}
