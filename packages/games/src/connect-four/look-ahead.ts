import type { Seat } from '@wis/engine'
import type { Cells } from '../line-game/board.ts'
import { CountedBoard } from './counted-board.ts'

/** Columns in the middle are part of more fours. Good moves that are tried first leave fewer to try. */
const columnsFromTheMiddle = [3, 2, 4, 1, 5, 0, 6]
const win = 10_000

export interface LookedAhead {
  /** The columns, from 0, whose value is the highest. */
  readonly best: readonly number[]
  /** The discs that were dropped to find them. They are the cost of the answer on any machine. */
  readonly tried: number
}

/** Finds the best columns for the seat that is to move, so many moves ahead. Its own move is the first of them. */
export function lookAhead(cells: Cells, seat: Seat, depth: number): LookedAhead {
  const board = new CountedBoard(cells, seat)
  const winning = columnsFromTheMiddle.filter((column) => winsAt(board, column))
  if (winning.length > 0) return { best: winning, tried: 0 }
  const search: Search = { board, tried: 0 }
  let highest = -Infinity
  let best: number[] = []
  for (const column of columnsFromTheMiddle) {
    if (!board.hasRoom(column)) continue
    // One lower than the highest so far: a value that equals it must be exact too.
    const value = valueOf(search, column, { depth, least: highest - 1, most: Infinity })
    if (value > highest) best = []
    if (value >= highest) best.push(column)
    highest = Math.max(highest, value)
  }
  return { best, tried: search.tried }
}

const winsAt = (board: CountedBoard, column: number) => board.hasRoom(column) && board.fillsFour(column)

interface Search {
  readonly board: CountedBoard
  tried: number
}

/** How far to look, and which values still matter to the side that is to move. */
interface Reach {
  readonly depth: number
  readonly least: number
  readonly most: number
}

/** The value of a column to the side that is to move, where it does not win at once. */
function valueOf(search: Search, column: number, { depth, least, most }: Reach): number {
  const { board } = search
  search.tried++
  board.drop(column)
  const value = -highestValue(search, { depth: depth - 1, least: -most, most: -least })
  board.takeBack(column)
  return value
}

/** The value of the board to the side that is to move. An earlier win is worth more. */
function highestValue(search: Search, { depth, least, most }: Reach): number {
  const { board } = search
  if (board.isFull) return 0
  if (depth === 0) return board.worth
  if (columnsFromTheMiddle.some((column) => winsAt(board, column))) return win + depth
  let highest = -Infinity
  for (const column of columnsFromTheMiddle) {
    if (!board.hasRoom(column)) continue
    const value = valueOf(search, column, { depth, least: Math.max(least, highest), most })
    highest = Math.max(highest, value)
    if (highest >= most) break
  }
  return highest
}
