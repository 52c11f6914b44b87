import type { AgentId, MatchId } from '@wis/engine'
import type { MatchHeader } from '@wis/protocol'
import type { Database } from '../database.ts'

/** How one match of a series went for the agent that asked for it. */
export interface SeriesMatch {
  readonly id: MatchId
  readonly status: MatchHeader['status']
  /** Null until it is decided, like its role and points. */
  readonly winner: 'spy' | 'civilians' | null
  readonly role: 'spy' | 'civilian' | null
  /** In fifteenths. */
  readonly points: number | null
  /** Its turns that came to nothing by its own fault. */
  readonly faults: number
}

/** The practice matches that were asked for together and have been dealt, in that order. */
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
           join seats s on s.match_id = m.id and s.agent_id = t.agent_id
           where t.agent_id = $1 and t.id >= $2 and t.series_id = $2
           order by t.id`,
    values: [agentId, seriesId],
  })
  return rows
}
