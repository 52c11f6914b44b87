import { ids } from '@wis/engine'
import type { AgentId, SeasonId } from '@wis/engine'
import type pg from 'pg'
import { isDisqualified, playsGame, takesPart } from './taking-part.ts'

interface NoLongerIn {
  readonly agentId: AgentId
  readonly reason: 'disqualified' | 'withdrawn' | 'game-dropped'
}

/** Those of these agents that have left a season, or were put out of it, since they asked for a match. */
export async function noLongerIn(
  client: pg.ClientBase,
  seasonId: SeasonId,
  agentIds: readonly AgentId[],
): Promise<NoLongerIn[]> {
  const { rows } = await client.query<{ id: string; reason: NoLongerIn['reason'] }>({
    name: 'no-longer-in',
    text: `select a.id, case when ${isDisqualified} then 'disqualified' else 'withdrawn' end as reason
           from agents a join seasons s on s.id = $1
           where a.id = any($2::text[]) and not ${takesPart}`,
    values: [seasonId, agentIds],
  })
  return rows.map(({ id, reason }) => ({ agentId: ids.agent(id), reason }))
}

/** Those of these agents that have given up the game of a season since they asked for a match. */
export async function noLongerPlaying(
  client: pg.ClientBase,
  seasonId: SeasonId,
  agentIds: readonly AgentId[],
): Promise<NoLongerIn[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'no-longer-playing',
    text: `select a.id from agents a join seasons s on s.id = $1
           where a.id = any($2::text[]) and not ${playsGame}`,
    values: [seasonId, agentIds],
  })
  return rows.map(({ id }) => ({ agentId: ids.agent(id), reason: 'game-dropped' }))
}
