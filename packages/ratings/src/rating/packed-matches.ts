import { at } from './numbers.ts'
import type { RatedMatch } from './rated-match.ts'

/**
 * A vote in two numbers. Voter n of its match is bit n of the first number after naming the deceiver, and bit n of the
 * second after naming somebody else.
 */
export interface VoteBits {
  readonly right: number
  readonly wrong: number
}

export interface PackableMatch extends Omit<Required<RatedMatch>, 'language' | 'votes'> {
  readonly votes: readonly VoteBits[]
}

/** Whole numbers one after the other, which go from thread to thread without being copied. */
export function packMatch({ deceiver, voters, deceiverWon, pair, votes }: PackableMatch): number[] {
  const ballots = votes.flatMap(({ right, wrong }) => [right, wrong])
  return [Number(deceiverWon), pair, deceiver, voters.length, ...voters, votes.length, ...ballots]
}

/** The matches that were packed into these numbers, in their order. */
export function unpackMatches(packed: Int32Array): RatedMatch[] {
  const matches: RatedMatch[] = []
  let place = 0
  const next = () => at(packed, place++)
  const list = (length: number) => Array.from({ length }, next)
  while (place < packed.length) {
    const [deceiverWon, pair, deceiver] = [next() === 1, next(), next()]
    const voters = list(next())
    const named = (bits: number) => voters.filter((_, voter) => (bits >> voter) & 1)
    const votes = Array.from({ length: next() }, () => ({ right: named(next()), wrong: named(next()) }))
    matches.push({ deceiver, voters, deceiverWon, pair, votes })
  }
  return matches
}
