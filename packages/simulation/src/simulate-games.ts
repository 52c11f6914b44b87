import type { Entry, Language } from '@wis/engine'
import { playHouse } from '@wis/games'
import type { AnyRuleset, GameKit, HousePlayer } from '@wis/games'

export interface GameSeries {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  /** The kit's own house players, in seat order. They keep their seats. */
  readonly players: readonly HousePlayer<unknown>[]
  readonly games: number
  readonly seed: string
  readonly language: Language
  readonly startedAt: Date
}

export interface SimulatedGame {
  readonly seed: string
  readonly log: readonly Entry[]
  readonly state: unknown
}

const minuteMs = 60_000

/**
 * Matches of the same house players, one a minute and an entry a second. The same series gives the same matches, and a
 * longer one begins with them. Nothing of a match is kept after the next one was asked for.
 */
export function* simulateGames(series: GameSeries): Generator<SimulatedGame, void> {
  const { kit, ruleset, players, language } = series
  for (let number = 1; number <= series.games; number++) {
    const seed = `${series.seed}-${number}`
    const begin = series.startedAt.getTime() + (number - 1) * minuteMs
    const dated = (seq: number) => new Date(begin + seq * 1000).toISOString()
    yield { seed, ...playHouse(kit, { seed, ruleset, language, players, dated }) }
  }
}
