import { rngAt } from '@wis/engine'
import type { Card } from '../cards/card.ts'
import { addPlace, drawTo, placesLeft, rankSets } from '../cards/rank-sets.ts'
import type { RankSets } from '../cards/rank-sets.ts'
import { scoreBySuits } from '../cards/score.ts'
import type { Hole } from '../schema.ts'

/** Before the flop there are 1.7 million boards. So many of them are laid out, drawn from the cards themselves. */
const boardsBeforeFlop = 1000

/** The share of the pot that the first wins on average over the boards that may still come, if nobody folds. */
export function shareOfPot(holes: readonly [Hole, Hole], board: readonly Card[]): number {
  const [one, other] = holes
  const table: Table = { one: rankSets([...one, ...board]), other: rankSets([...other, ...board]) }
  const left = placesLeft([...one, ...other, ...board])
  const missing = 5 - board.length
  if (missing > 2) return shareOfSome(table, left, [...one, ...other].join(''))
  const boards = boardsOf(left, missing)
  return boards.reduce((sum, places) => sum + wonOn(table, places), 0) / boards.length
}

interface Table {
  readonly one: RankSets
  readonly other: RankSets
}

function shareOfSome(table: Table, left: number[], seed: string): number {
  const rng = rngAt(seed, 0)
  let won = 0
  for (let board = 0; board < boardsBeforeFlop; board++) {
    const places = [0, 1, 2, 3, 4].map((index) => drawTo(left, index, rng))
    won += wonOn(table, places)
  }
  return won / boardsBeforeFlop
}

/** All ways to lay out at most two more cards. */
function boardsOf(left: readonly number[], missing: number): readonly (readonly number[])[] {
  if (missing === 0) return [[]]
  if (missing === 1) return left.map((place) => [place])
  return left.flatMap((place, index) => left.slice(index + 1).map((second) => [place, second]))
}

function wonOn({ one, other }: Table, places: readonly number[]): number {
  const [mine, theirs] = [one.slice() as RankSets, other.slice() as RankSets]
  for (const place of places) {
    addPlace(mine, place)
    addPlace(theirs, place)
  }
  const difference = scoreBySuits(...mine) - scoreBySuits(...theirs)
  return difference > 0 ? 1 : difference === 0 ? 0.5 : 0
}
