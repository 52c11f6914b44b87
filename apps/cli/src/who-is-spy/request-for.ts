import type { Known } from '@wis/engine'
import { briefTurn, whoIsSpy } from '@wis/games'
import type { SpyState } from '@wis/games'
import { requestOf } from '@wis/protocol'
import type { AgentRequest } from '@wis/protocol'
import type { AskedTurn } from '../own-ways.ts'

/** The request for a turn, which has a form of its own. Who asks for it plays this game. */
export function requestFor(match: Known<unknown>, { turn, matchId, deadline }: AskedTurn): AgentRequest {
  const { seat } = turn
  const briefing = briefTurn(match.stateOf(seat) as SpyState, turn, match.historyOf(seat))
  return requestOf({ matchId, game: whoIsSpy.id, seat, briefing, deadline })
}
