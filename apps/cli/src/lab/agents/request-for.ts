import type { Turn } from '@wis/engine'
import { aliasesTold } from '@wis/games'
import type { PlannedPlay } from '@wis/lab'
import { disguisedRequest, isGameRequest, requestOf } from '@wis/protocol'
import type { AgentRequest, GameRequest } from '@wis/protocol'

/** A turn of a match on this machine. */
export interface AskedTurn {
  readonly turn: Turn
  /** The name by which the agent knows the match. */
  readonly matchId: string
  /** When the answer must be here, ISO 8601. */
  readonly deadline: string
}

/** The request for a turn, as the platform makes it. */
export function requestFor(play: PlannedPlay, asked: AskedTurn): AgentRequest | GameRequest {
  const { kit, match, planned } = play
  const { ruleset, language } = planned
  const request = requestOf({
    ...asked,
    kit,
    ruleset,
    language,
    known: match,
    aliases: aliasesTold(match.log[0]?.event),
  })
  const disguise = play.conditionOf(asked.turn.seat)?.disguise
  return disguise && isGameRequest(request) ? disguisedRequest(request, disguise) : request
}
