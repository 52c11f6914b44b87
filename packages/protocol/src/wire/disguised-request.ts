import type { ToldEntry } from '@wis/engine'
import type { Disguise } from '@wis/games'
import type { AgentRequest } from '../legacy/agent-wire.ts'
import type { GameRequest } from './game-request.ts'

/** A request to a seat that is told the game in other names. What every game has keeps its name. */
export function disguisedRequest(request: GameRequest, { game, shown }: Disguise): GameRequest {
  const { protocol, matchId, seat, alias, aliases, language, ruleset, turn, history, ...told } = request
  const { id, players, turnLimitMs, ...rules } = ruleset
  return {
    protocol,
    matchId,
    seat,
    alias,
    aliases,
    language,
    turn,
    ...shown(told),
    game,
    ruleset: { id, players, turnLimitMs, ...shown(rules) },
    history: history.map(({ text, ...entry }) => ({
      ...disguisedEntry(entry, { shown }),
      ...(text !== undefined && { text: shown(text) }),
    })),
  }
}

/** An entry as such a seat is told it. */
export const disguisedEntry = (
  { seq, at, event }: ToldEntry,
  { shown }: Pick<Disguise, 'shown'>,
): ToldEntry => ({
  seq,
  at,
  event: shown(event),
})

/** The common part of all games' requests. Other fields belong to one game. */
export interface TurnRequest {
  readonly protocol: 'wis/1'
  readonly matchId: string
  readonly game: string
  readonly seat: number
  readonly turn: { readonly kind: string; readonly round: number; readonly deadline: string }
  readonly history: readonly ToldEntry[]
}

/** A game that is older than kits has requests of its own. All others share one form. */
export function isGameRequest(request: AgentRequest | GameRequest | TurnRequest): request is GameRequest {
  return 'fields' in request
}

export function isOlderRequest(request: AgentRequest | GameRequest | TurnRequest): request is AgentRequest {
  return 'word' in request
}
