import type { Seat } from '@wis/engine'
import type { SpyState } from '@wis/games'
import type { RoundGuess } from './guesses.ts'

type Rounds = SpyState['rounds']

export interface Ahead {
  readonly ahead: number
  readonly among: number
}

/**
 * How many agents named the spy for good later than the reader, or never. A vote counts as an agent's suspicion. The
 * spy, and agents that never voted, are not counted. Undefined if the reader's last guess was wrong.
 */
export function aheadOf(rounds: Rounds, spy: Seat, guesses: readonly RoundGuess[]): Ahead | undefined {
  const mine = keptFrom(guesses, spy)
  if (mine === undefined) return undefined
  const votes = new Map<Seat, (readonly [number, Seat | null])[]>()
  for (const { round, vote } of rounds) {
    for (const { seat, target } of vote?.revealed ?? []) {
      if (seat !== spy) votes.set(seat, [...(votes.get(seat) ?? []), [round, target]])
    }
  }
  const theirs = [...votes.values()].map((cast) => keptFrom(cast, spy) ?? Infinity)
  return { ahead: theirs.filter((round) => round > mine).length, among: theirs.length }
}

/** The round of the first right choice that is followed only by right ones. */
function keptFrom(named: readonly (readonly [number, Seat | null])[], spy: Seat): number | undefined {
  const lastWrong = named.findLastIndex(([, seat]) => seat !== spy)
  return named[lastWrong + 1]?.[0]
}
