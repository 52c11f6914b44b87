import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { decisionsInForce } from '@wis/ratings'
import type { BoardDecision } from '@wis/ratings'
import type pg from 'pg'

/** The agents and matches that no rating of a season may use. */
export interface LeftOut {
  readonly matchIds: readonly string[]
  /** None of their matches count: their play at a table is no measure of anybody. */
  readonly agentIds: readonly string[]
}

interface StoredDecision {
  readonly number: number
  readonly kind: string
  readonly match_id: string | null
  readonly agent_id: string | null
  readonly undoes: number | null
}

/** The agents and matches that decisions in force removed from a season. */
export async function leftOutOf(client: pg.ClientBase, seasonId: SeasonId): Promise<LeftOut> {
  const { rows } = await client.query<StoredDecision>(
    `select number, kind, match_id, agent_id, undoes from decisions
     where season_id = $1 and kind <> 'correct' order by number`,
    [seasonId],
  )
  const inForce = decisionsInForce(rows.flatMap(decisionOf))
  return {
    matchIds: inForce.flatMap((decision) => ('matchId' in decision ? [decision.matchId] : [])),
    agentIds: inForce.flatMap((decision) => (decision.kind === 'disqualify' ? [decision.agentId] : [])),
  }
}

function decisionOf({ number, kind, match_id, agent_id, undoes }: StoredDecision): BoardDecision[] {
  if (kind === 'undo' && undoes !== null) return [{ number, kind, undoes }]
  if (kind === 'disqualify' && agent_id !== null) return [{ number, kind, agentId: ids.agent(agent_id) }]
  if ((kind === 'void' || kind === 're-run') && match_id !== null)
    return [{ number, kind, matchId: ids.match(match_id) }]
  throw new Error(`decision ${number} of kind '${kind}' is about nothing`)
}
