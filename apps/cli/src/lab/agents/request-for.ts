import type { Entry } from '@wis/engine'
import type { PlannedPlay } from '@wis/lab'
import { disguisedRequest, gameRequestOf, longestHistory } from '@wis/protocol'
import type { AgentRequest, GameRequest } from '@wis/protocol'
import { ownWays } from '../../games-apart.ts'
import type { AskedTurn } from '../../own-ways.ts'

/** The request for a turn, as the platform makes it. */
export function requestFor(
  play: PlannedPlay,
  { turn, matchId, deadline }: AskedTurn,
): AgentRequest | GameRequest {
  const { kit, match, planned } = play
  const { seat } = turn
  const ways = ownWays[kit.id]
  if (ways) return ways.requestFor(match, { turn, matchId, deadline })
  const { ruleset, language } = planned
  const request = gameRequestOf({
    kit,
    ruleset,
    language,
    turn,
    matchId,
    deadline,
    state: match.stateOf(seat),
    recent: match.recentOf(seat, longestHistory),
    aliases: aliasesOf(match.log),
  })
  const disguise = play.conditionOf(seat)?.disguise
  return disguise ? disguisedRequest(request, disguise) : request
}

/** The names at the table, as the first entry tells them. */
function aliasesOf([first]: readonly Entry[]): readonly string[] {
  const event = first?.event
  return event && 'aliases' in event && Array.isArray(event.aliases) ? event.aliases.map(String) : []
}
