import { kindHas } from './agent/kind-sql.ts'
import type { Database } from './database.ts'
import { agentsAtTable } from './season/self-play.ts'

export interface ArenaCounts {
  readonly matches: number
  readonly agents: number
  readonly live: number
}

/**
 * The three counts on the front page. Decided matches are summed from sources that do not grow with history. For
 * ladders these are the standings, which count each match once for every seat. An agent at a scheduled table may only
 * fill a place, so scheduled matches are counted by their fixtures, except those that a decision voids.
 */
export async function arenaCounts({ pool }: Database): Promise<ArenaCounts> {
  const { rows } = await pool.query<ArenaCounts>({
    name: 'arena-counts',
    text: `select (select coalesce(sum(played), 0)::int
                   from (select sum(t.matches) / ${agentsAtTable} as played
                         from standings t join seasons s on s.id = t.season_id
                         where s.format = 'ladder' group by s.id) ladders)
                  + (select count(*)::int from fixtures where state = 'done')
                  - (select count(*)::int from decisions d
                     join matches m on m.id = d.match_id and m.decision_id = d.id
                     join fixtures f on f.match_id = m.id) as matches,
                  (select count(*)::int from agents a where retired_at is null and ${kindHas('isListed')}) as agents,
                  (select count(*)::int from matches where status = 'running' and mode <> 'experiment') as live`,
  })
  return rows[0] ?? { matches: 0, agents: 0, live: 0 }
}
