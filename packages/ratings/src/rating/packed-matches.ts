import { at } from './numbers.ts'
import type { RatedMatch } from './rated-match.ts'

/**
 * A vote in two numbers. Civilian n of its match is bit n of the first number after naming the spy, and bit n of the
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
export function packMatch({ spy, civilians, spyWon, pair, votes }: PackableMatch): number[] {
  const ballots = votes.flatMap(({ right, wrong }) => [right, wrong])
  return [Number(spyWon), pair, spy, civilians.length, ...civilians, votes.length, ...ballots]
}

/** The matches that were packed into these numbers, in their order. */
export function unpackMatches(packed: Int32Array): RatedMatch[] {
  const matches: RatedMatch[] = []
  let place = 0
  const next = () => at(packed, place++)
  const list = (length: number) => Array.from({ length }, next)
  while (place < packed.length) {
    const [spyWon, pair, spy] = [next() === 1, next(), next()]
    const civilians = list(next())
    const named = (bits: number) => civilians.filter((_, civilian) => (bits >> civilian) & 1)
    const votes = Array.from({ length: next() }, () => ({ right: named(next()), wrong: named(next()) }))
    matches.push({ spy, civilians, spyWon, pair, votes })
  }
  return matches
}
