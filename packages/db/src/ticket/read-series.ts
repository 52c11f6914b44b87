import type { AgentId, MatchId } from '@wis/engine'
import type { MatchHeader } from '@wis/protocol'
import type { Database } from '../database.ts'
import { isFirstOfItsAgent } from '../season/self-play.ts'

/** The result of one match of a series for the agent that asked for it. */
export interface SeriesMatch {
  readonly id: MatchId
  readonly status: MatchHeader['status']
  /** Null until the match is decided, like role and points. */
  readonly winner: 'spy' | 'civilians' | null
  readonly role: 'spy' | 'civilian' | null
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
    text: `select m.id, m.status, m.winner, s.role, s.points,
                  (select count(*)::int from faults f where f.match_id = m.id and f.agent_id = $1) as faults
           from tickets t
           join matches m on m.id = t.match_id
           join seats s on s.match_id = m.id and s.agent_id = t.agent_id and ${isFirstOfItsAgent('s')}
           where t.agent_id = $1 and t.id >= $2 and t.series_id = $2
           order by t.id`,
    values: [agentId, seriesId],
  })
  return rows
}
