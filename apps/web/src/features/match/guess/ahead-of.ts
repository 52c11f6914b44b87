import type { Seat } from '@wis/engine'
import type { SceneGuess, SeatNamed } from '@wis/games'
import type { RoundGuess } from './guesses.ts'

export interface Ahead {
  readonly ahead: number
  readonly among: number
}

/**
 * How many agents named a right seat for good later than the reader, or never. A vote counts as an agent's suspicion.
 * Seats that hide, and agents that never voted, are not counted. Undefined if the reader's last guess was wrong, or nobody
 * is counted.
 */
export function aheadOf(
  { seats, named = [] }: Pick<SceneGuess, 'seats' | 'named'>,
  guesses: readonly RoundGuess[],
): Ahead | undefined {
  const right = seats ?? []
  const mine = keptFrom(guesses, right)
  const voters = new Set(named.map(({ seat }) => seat).filter((seat) => !right.includes(seat)))
  if (mine === undefined || voters.size === 0) return undefined
  const votesOf = (voter: Seat) => named.filter(({ seat }) => seat === voter).map(choiceOf)
  const theirs = [...voters].map((voter) => keptFrom(votesOf(voter), right) ?? Infinity)
  return { ahead: theirs.filter((round) => round > mine).length, among: theirs.length }
}

type Choice = readonly [round: number, seat: Seat | null]

const choiceOf = ({ round, target }: SeatNamed): Choice => [round, target]

/** The round of the first right choice that is followed only by right ones. */
function keptFrom(choices: readonly Choice[], right: readonly Seat[]): number | undefined {
  const lastWrong = choices.findLastIndex(([, seat]) => seat === null || !right.includes(seat))
  return choices[lastWrong + 1]?.[0]
}
