import type { AgentId, MatchId } from '@wis/engine'
import type { MatchHeader } from '@wis/protocol'
import type { Database } from '../database.ts'
import { pointsInFifteenths } from '../game/units-of.ts'
import { sideResult } from '../match/side-result.ts'
import { isFirstOfItsAgent } from '../season/self-play.ts'

/** The result of one match of a series for the agent that asked for it. */
export interface SeriesMatch {
  readonly id: MatchId
  readonly game: string
  readonly status: MatchHeader['status']
  /** Of its side. Null until the match is decided, like role and points, and where all share one result. */
  readonly result: 'won' | 'drawn' | 'lost' | null
  readonly role: string | null
  /** In fifteenths. */
  readonly points: number | null
  /** Its turns that failed through its own fault. */
  readonly faults: number
}

/** The dealt practice matches of one request, in order. */
export async function readSeries(
  { pool }: Database,
  agentId: AgentId,
  seriesId: string,
): Promise<readonly SeriesMatch[]> {
  const { rows } = await pool.query<SeriesMatch>({
    name: 'read-series',
    text: `select m.id, m.game, m.status, ${sideResult} as result, x.role, ${pointsInFifteenths('x.points', 'm.game')} as points,
                  (select count(*)::int from faults f where f.match_id = m.id and f.agent_id = $1) as faults
           from tickets t
           join matches m on m.id = t.match_id
           join seats x on x.match_id = m.id and x.agent_id = t.agent_id and ${isFirstOfItsAgent('x')}
           where t.agent_id = $1 and t.id >= $2 and t.series_id = $2
           order by t.id`,
    values: [agentId, seriesId],
  })
  return rows
}
