import { whoIsSpyKit } from '@wis/games'
import type { SpyEvent, SpyState } from '@wis/games'
import { gameRequestOf } from '../wire/game-request.ts'
import type { GameRequest } from '../wire/game-request.ts'
import type { AgentRequest } from './agent-wire.ts'

const { rules: game, setup, wire } = whoIsSpyKit

/** The question in the form that all games share, with nothing that the older form does not tell. */
export function asGameRequest(request: AgentRequest): GameRequest {
  const { matchId, seat, aliases, language, rules, turn, history } = request
  const { kind, round, deadline } = turn
  const state = stateIn(request)
  const { ruleset } = state
  const made = gameRequestOf({
    kit: kitOfAny,
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

const kitOfAny = whoIsSpyKit as unknown as Parameters<typeof gameRequestOf>[0]['kit']

/** What the seat knows. A history may begin after the deal, which the request tells beside it. */
function stateIn(request: AgentRequest): SpyState {
  const { seat, aliases, language, word, candidates, turn, history } = request
  const [usual] = setup.presets
  const ruleset = {
    ...usual,
    players: aliases.length,
    speechLimit: { ...usual.speechLimit, [language]: turn.limit },
  }
  const dealt: readonly SpyEvent[] = [
    { type: 'match-opened', ruleset, language, aliases, starter: 0 },
    { type: 'word-dealt', seat, word },
  ]
  const told = history.flatMap(({ event }) => wire.event.safeParse(event).data ?? [])
  const known = [...dealt, ...told].reduce<SpyState>(game.evolve, game.blank)
  if (turn.kind !== 'vote' || known.rounds.at(-1)?.vote) return known
  const offered = (candidates ?? aliases).map((name) => aliases.indexOf(name))
  return game.evolve(known, { type: 'vote-opened', round: turn.round, candidates: offered })
}
