import { rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { materialAt } from '@wis/games'
import type { AnyRuleset, GameKit, Language } from '@wis/games'
import { excerpt } from '@wis/games'
import { wentWell } from './flown.ts'
import type { Flown, FlownTurn } from './flown.ts'
import { judgeMove } from './judge/failure.ts'
import { playWithHouse } from './play-with-house.ts'
import type { GameCall, RuledInGame } from './play-with-house.ts'
import type { FlightWorld } from './trial.ts'

export interface MatchFlight extends FlightWorld {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly seat: Seat
  /** Slugs of house players, in seat order. The agent's seat has none. */
  readonly house: readonly (string | undefined)[]
  /** The match is broken off after so many questions to the agent. */
  readonly mostTurns: number
}

/** Plays the beginning of a match, up to the first turn that the agent loses. Any match may begin like that. */
export async function flyMatch({ agent, mostTurns, ...flight }: MatchFlight): Promise<Flown> {
  const { kit, ruleset, language, matchId, seat } = flight
  const material = kit.setup.draw(kit.setup.ruleset.parse(ruleset), language, rngAt(matchId, materialAt))
  const turns: FlownTurn[] = []
  for await (const ruled of playWithHouse({ ...flight, guest: agent, seed: matchId, material })) {
    if (ruled.call?.turn.seat !== seat) continue
    const turn = flownTurn(kit, ruled, ruled.call)
    turns.push(turn)
    if (turns.length >= mostTurns || !wentWell(turn)) break
  }
  return { turns }
}

function flownTurn(kit: GameKit, { entries, state }: RuledInGame, call: GameCall): FlownTurn {
  const { turn, reply, latencyMs } = call
  const { kind, round } = turn
  return {
    kind,
    round,
    latencyMs,
    told: reply.told ?? [],
    attempts: reply.attempts ?? [],
    flaws: judgeMove({ kit, turn, reply, latencyMs, entries, state }),
    ...(reply.ok && { answer: excerpt(reply.text, 500) }),
    ...(reply.usage && { usage: reply.usage }),
  }
}
