import { kitCalled } from '@wis/games'
import { gameRequestOf } from '../wire/game-request.ts'
import type { GameRequest } from '../wire/game-request.ts'
import type { AgentRequest } from './agent-wire.ts'

/** The question in the form that all games share, with nothing that the older form does not tell. */
export function asGameRequest(request: AgentRequest): GameRequest {
  const { matchId, seat, aliases, language, rules, turn, history } = request
  const { kind, round, deadline } = turn
  const kit = kitCalled(request.game)
  const known = kit?.older?.known(request)
  if (!kit || !known) throw new RangeError(`${request.game} has no question in the older form`)
  const { state, ruleset } = known
  const made = gameRequestOf({
    kit,
    matchId,
    turn: { seat, kind, round, step: 1, limitMs: ruleset.turnLimitMs },
    state,
    recent: history,
    aliases,
    ruleset,
    language,
    deadline,
  })
  return { ...made, rules }
}
