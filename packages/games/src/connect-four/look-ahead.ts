import type { Seat } from '@wis/engine'
import { directions } from '../line-game/board.ts'
import type { Cells } from '../line-game/board.ts'
import { shape } from './view.ts'

const { rows, columns, toWin } = shape
const allCells = [...Array(rows * columns).keys()]

/** All lines of four cells on the board. */
const fours = directions.flatMap(([down, right]) =>
  allCells.flatMap((start) => {
    const [lastRow, lastColumn] = [Math.floor(start / columns) + 3 * down, (start % columns) + 3 * right]
    const isOnBoard = lastRow < rows && lastColumn >= 0 && lastColumn < columns
    return isOnBoard ? [[...Array(toWin).keys()].map((step) => start + step * (down * columns + right))] : []
  }),
)
/** For each cell, the numbers of the fours that it is part of. */
const foursThrough = allCells.map((cell) =>
  Uint8Array.from([...fours.keys()].filter((number) => fours[number]?.includes(cell))),
)
const noFours = new Uint8Array()

/** A disc of one's own adds 5 to the count of a four, a disc of the other adds 1. */
const [ownDisc, otherDisc] = [5, 1]
/** What a four is worth that holds discs of one side only, by their number. With discs of both it can never be filled. */
const worthOfDiscs = [0, 1, 4, 16, 0]
const worthOfCount = Int8Array.from({ length: 25 }, (_, count) => {
  const [own, other] = [Math.floor(count / ownDisc), count % ownDisc]
  return own > 0 && other > 0 ? 0 : (worthOfDiscs[own] ?? 0) - (worthOfDiscs[other] ?? 0)
})

/** A board that discs are dropped on and taken back from quickly, because the discs in each four are counted. */
class CountedBoard {
  /** How many discs were dropped to look ahead. They are the cost of the answer on any machine. */
  tried = 0
  readonly #counts = new Uint8Array(fours.length)
  /** The cell that the next disc of each column falls to, which is below 0 if the column is full. */
  readonly #free = Int8Array.from({ length: columns }, (_, column) => (rows - 1) * columns + column)
  #disc = ownDisc
  #worth = 0

  /** `seat` is whose own turn it is. */
  constructor(cells: Cells, seat: Seat) {
    for (const cell of allCells.toReversed()) {
      const disc = cells[cell] ?? null
      if (disc !== null) this.#set(cell % columns, disc === seat ? ownDisc : otherDisc)
    }
  }

  /** What all fours are worth to the side that is to move. */
  get worth(): number {
    return this.#disc === ownDisc ? this.#worth : -this.#worth
  }

  hasRoom(column: number): boolean {
    return this.#freeIn(column) >= 0
  }

  /** Whether a disc of the side that is to move would fill a four here. */
  winsAt(column: number): boolean {
    for (const four of foursThrough[this.#freeIn(column)] ?? noFours)
      if (this.#counts[four] === (toWin - 1) * this.#disc) return true
    return false
  }

  /** Drops a disc of the side that is to move. */
  drop(column: number): void {
    this.tried++
    this.#set(column, this.#disc)
    this.#disc = ownDisc + otherDisc - this.#disc
  }

  /** Takes back the disc that was dropped last. */
  takeBack(column: number): void {
    this.#disc = ownDisc + otherDisc - this.#disc
    this.#free[column] = this.#freeIn(column) + columns
    this.#count(this.#freeIn(column), -this.#disc)
  }

  #freeIn(column: number): number {
    return this.#free[column] ?? -1
  }

  #set(column: number, disc: number): void {
    this.#count(this.#freeIn(column), disc)
    this.#free[column] = this.#freeIn(column) - columns
  }

  #count(cell: number, change: number): void {
    for (const four of foursThrough[cell] ?? noFours) {
      const before = this.#counts[four] ?? 0
      const after = before + change
      this.#counts[four] = after
      this.#worth += (worthOfCount[after] ?? 0) - (worthOfCount[before] ?? 0)
    }
  }
}

/** Columns in the middle are part of more fours. Good moves that are tried first leave fewer to try. */
const columnsFromTheMiddle = [3, 2, 4, 1, 5, 0, 6]
const win = 10_000

/** The best columns for the seat that is to move, so many moves ahead. Its own move is the first of them. */
export function lookAhead(cells: Cells, seat: Seat, depth: number) {
  const board = new CountedBoard(cells, seat)
  const winning = columnsFromTheMiddle.filter((column) => board.winsAt(column))
  if (winning.length > 0) return { best: winning, tried: 0 }
  let highest = -Infinity
  let best: number[] = []
  for (const column of columnsFromTheMiddle) {
    if (!board.hasRoom(column)) continue
    // One lower than the highest so far: a value that equals it must be exact too.
    const value = valueOf(board, column, { depth, least: highest - 1, most: Infinity })
    if (value > highest) best = []
    if (value >= highest) best.push(column)
    highest = Math.max(highest, value)
  }
  return { best, tried: board.tried }
}

/** How far to look, and which values still matter to the side that is to move. */
type Reach = Readonly<Record<'depth' | 'least' | 'most', number>>

/** The value of a column to the side that is to move, where it does not win at once. */
function valueOf(board: CountedBoard, column: number, { depth, least, most }: Reach): number {
  board.drop(column)
  const value = -highestValue(board, { depth: depth - 1, least: -most, most: -least })
  board.takeBack(column)
  return value
}

/** The value of the board to the side that is to move: 0 if it is full. An earlier win is worth more. */
function highestValue(board: CountedBoard, { depth, least, most }: Reach): number {
  if (depth === 0) return board.worth
  if (columnsFromTheMiddle.some((column) => board.winsAt(column))) return win + depth
  let highest = -Infinity
  for (const column of columnsFromTheMiddle) {
    if (!board.hasRoom(column)) continue
    const value = valueOf(board, column, { depth, least: Math.max(least, highest), most })
    highest = Math.max(highest, value)
    if (highest >= most) break
  }
  return highest === -Infinity ? 0 : highest
}
