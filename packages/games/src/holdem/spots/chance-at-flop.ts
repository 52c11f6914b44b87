import type { Card } from '../cards/card.ts'
import { addPlace, placesLeft, rankSets } from '../cards/rank-sets.ts'
import type { RankSets } from '../cards/rank-sets.ts'
import { scoreBySuits } from '../cards/score.ts'
import type { Hole } from '../schema.ts'

/** How many of all run-outs a hand wins and ties at the flop, against every hand that the other may have. */
export interface ChanceAtFlop {
  readonly wins: number
  readonly ties: number
}

/** All ways to draw two cards of 47 for the board, and then two of 45 for the other. */
export const runOuts = 1081 * 990

/** Counts all of them, some million. */
export function chanceAtFlop(hole: Hole, flop: readonly Card[]): ChanceAtFlop {
  const own = rankSets([...hole, ...flop])
  const table = rankSets(flop)
  const left = placesLeft([...hole, ...flop])
  let wins = 0
  let ties = 0
  const pairs = pairsOf(left)
  for (const [turn, river] of pairs) {
    const mine = scoreBySuits(...withPlaces(own, turn, river))
    const board = withPlaces(table, turn, river)
    for (const [one, other] of pairs) {
      if (one === turn || one === river || other === turn || other === river) continue
      const theirs = scoreBySuits(...withPlaces(board, one, other))
      if (mine > theirs) wins += 1
      else if (mine === theirs) ties += 1
    }
  }
  return { wins, ties }
}

function withPlaces(sets: RankSets, one: number, other: number): RankSets {
  const more = sets.slice() as RankSets
  addPlace(more, one)
  addPlace(more, other)
  return more
}

const pairsOf = (places: readonly number[]) =>
  places.flatMap((one, index) => places.slice(index + 1).map((other) => [one, other] as const))
