import type { Briefing } from '@wis/games'
import type { AgentRequest } from './agent-wire.ts'

export interface Briefed {
  readonly matchId: string
  readonly game: string
  readonly seat: number
  readonly briefing: Briefing
  /** When the answer must be here, ISO 8601. */
  readonly deadline: string
}

/** The request to a briefed seat's agent. It is the same wherever it is made. */
export function requestOf({ matchId, game, seat, briefing, deadline }: Briefed): AgentRequest {
  const { kind, round, limit } = briefing.turn
  const turn = { kind, round, limit, deadline }
  return { protocol: 'wis/1', matchId, game, seat, ...briefing, turn }
}
