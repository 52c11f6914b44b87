import { createKitHouseAgent } from '@wis/agents'
import type { Agent, Clock } from '@wis/agents'
import { playMatch } from '@wis/engine'
import type { Answer, Entry, GameEvent, Known, Language, Seat, Turn } from '@wis/engine'
import { askAgent } from '@wis/flight-check'
import type { Answered } from '@wis/flight-check'
import { alias } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import { gameRequestOf, longestHistory } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'
import type { LocalConnector } from './local-agent.ts'

/** One agent under development at a table of house players. */
export interface GameTable {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly seed: string
  readonly material: unknown
  readonly guest: LocalConnector
  readonly seat: Seat
  /** Slugs of house players, in seat order. The guest's seat has none. */
  readonly house: readonly (string | undefined)[]
  readonly clock: Clock
  readonly signal: AbortSignal
}

export interface GameCall extends Answered {
  readonly turn: Turn
}

/** One ruling, and the answer that led to it. */
export interface RuledInGame {
  readonly entries: readonly Entry[]
  readonly state: unknown
  readonly call: GameCall | undefined
}

/** Plays a match of any game but who-is-spy in this process, by the same loop as the platform. */
export function playGame(table: GameTable): AsyncGenerator<RuledInGame, void, undefined> {
  const { kit, ruleset, language, material, seed, clock, signal } = table
  const agents = table.house.map((slug) => (slug === undefined ? undefined : createKitHouseAgent(kit, slug)))
  const ask = async (turn: Turn, known: Known<unknown>, until: AbortSignal) => {
    const agent = agents[turn.seat] ?? table.guest
    const seen = { state: known.stateOf(turn.seat), turn }
    const showing: Agent<GameRequest> = {
      reply: (request, over) => agent.reply(request, over, seen),
    }
    const asking = { clock, signal: until, agent: showing }
    const answered = await askAgent(asking, requestFor(table, turn, known), turn.limitMs)
    const { reply } = answered
    const move: Answer<unknown, GameCall>['move'] = reply.ok
      ? kit.rules.readMove(known.state, turn, reply.text)
      : { kind: 'forfeit', reason: reply.failure }
    return { move, call: { ...answered, turn } }
  }
  const sitting = {
    game: kit.rules,
    seats: [...table.house.keys()],
    seed,
    now: () => clock.now().toISOString(),
  }
  const hurry = { lost: signal, drain: signal }
  const match = { ...sitting, config: { ruleset, language, material }, ask }
  return playMatch<typeof match.config, unknown, unknown, GameEvent, GameCall>(match, [], hurry)
}

function requestFor(
  { kit, ruleset, language, seed, house, clock }: GameTable,
  turn: Turn,
  known: Known<unknown>,
) {
  const { seat, limitMs } = turn
  return gameRequestOf({
    ...{ kit, ruleset, language, turn },
    matchId: `local-${seed}`,
    state: known.stateOf(seat),
    recent: known.recentOf(seat, longestHistory),
    aliases: house.map((_, place) => alias(language, place)),
    deadline: new Date(clock.now().getTime() + limitMs).toISOString(),
  })
}
