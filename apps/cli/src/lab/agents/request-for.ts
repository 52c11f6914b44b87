import type { Entry, Turn } from '@wis/engine'
import { briefTurn, whoIsSpy } from '@wis/games'
import type { SpyState } from '@wis/games'
import type { PlannedPlay } from '@wis/lab'
import { gameRequestOf, longestHistory, requestOf } from '@wis/protocol'
import type { AgentRequest, GameRequest } from '@wis/protocol'

interface Asked {
  readonly turn: Turn
  /** The name by which the agent knows the match. */
  readonly matchId: string
  /** When the answer must be here, ISO 8601. */
  readonly deadline: string
}

/** The request for a turn, as the platform makes it. */
export function requestFor(
  { kit, match, planned }: PlannedPlay,
  { turn, matchId, deadline }: Asked,
): AgentRequest | GameRequest {
  const { seat } = turn
  if (kit.id === whoIsSpy.id) {
    const briefing = briefTurn(match.stateOf(seat) as SpyState, turn, match.historyOf(seat))
    return requestOf({ matchId, game: kit.id, seat, briefing, deadline })
  }
  const { ruleset, language } = planned
  return gameRequestOf({
    ...{ kit, ruleset, language, turn, matchId, deadline },
    state: match.stateOf(seat),
    recent: match.recentOf(seat, longestHistory),
    aliases: aliasesOf(match.log),
  })
}

/** The names at the table, as the first entry tells them. */
function aliasesOf([first]: readonly Entry[]): readonly string[] {
  const event = first?.event
  return event && 'aliases' in event && Array.isArray(event.aliases) ? event.aliases.map(String) : []
}
