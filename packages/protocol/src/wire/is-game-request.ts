import type { AgentRequest } from '../legacy/agent-wire.ts'
import type { GameRequest } from './game-request.ts'
import type { TurnRequest } from './turn-request.ts'

/** A game that is older than kits has requests of its own. All others share one form. */
export function isGameRequest(request: AgentRequest | GameRequest | TurnRequest): request is GameRequest {
  return 'fields' in request
}

export function isOlderRequest(request: AgentRequest | GameRequest | TurnRequest): request is AgentRequest {
  return 'word' in request
}
