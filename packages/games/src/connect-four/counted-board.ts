import type { Seat } from '@wis/engine'
import type { Cells } from '../line-game/board.ts'
import { fours, foursThrough } from './fours.ts'
import { connectFourShape } from './shape.ts'

const { rows, columns } = connectFourShape

/** A disc of one's own adds 5 to the count of a four, a disc of the other adds 1. */
const ownDisc = 5
const otherDisc = 1

/** What a four is worth that holds discs of one side only, by their number. */
const worthOfDiscs = [0, 1, 4, 16, 0]
/** A four that holds discs of both sides can never be filled and is worth nothing. */
const worthOfCount = Int8Array.from({ length: 25 }, (_, count) => {
  const [own, other] = [Math.floor(count / ownDisc), count % ownDisc]
  return own > 0 && other > 0 ? 0 : (worthOfDiscs[own] ?? 0) - (worthOfDiscs[other] ?? 0)
})

/** A board that discs are dropped on and taken back from quickly, because the discs in each four are counted. */
export class CountedBoard {
  readonly #counts = new Uint8Array(fours.length)
  readonly #heights = new Uint8Array(columns)
  #isOwnTurn = true
  #discs = 0
  #worth = 0

  /** `seat` is whose own turn it is. */
  constructor(cells: Cells, seat: Seat) {
    for (const [cell, disc] of cells.entries()) {
      if (disc === null) continue
      this.#count(cell, disc === seat ? ownDisc : otherDisc)
      const column = cell % columns
      this.#heights[column] = this.#heightOf(column) + 1
      this.#discs++
    }
  }

  get isFull(): boolean {
    return this.#discs === rows * columns
  }

  /** What all fours are worth to the side that is to move. */
  get worth(): number {
    return this.#isOwnTurn ? this.#worth : -this.#worth
  }

  hasRoom(column: number): boolean {
    return this.#heightOf(column) < rows
  }

  /** Whether a disc of the side that is to move would fill a four here. */
  fillsFour(column: number): boolean {
    const threeOfIts = 3 * (this.#isOwnTurn ? ownDisc : otherDisc)
    for (const four of foursThrough[this.#freeCell(column)] ?? noFours)
      if (this.#counts[four] === threeOfIts) return true
    return false
  }

  /** Drops a disc of the side that is to move. */
  drop(column: number): void {
    this.#count(this.#freeCell(column), this.#isOwnTurn ? ownDisc : otherDisc)
    this.#heights[column] = this.#heightOf(column) + 1
    this.#discs++
    this.#isOwnTurn = !this.#isOwnTurn
  }

  /** Takes back the disc that was dropped last. */
  takeBack(column: number): void {
    this.#isOwnTurn = !this.#isOwnTurn
    this.#discs--
    this.#heights[column] = this.#heightOf(column) - 1
    this.#count(this.#freeCell(column), this.#isOwnTurn ? -ownDisc : -otherDisc)
  }

  #heightOf(column: number): number {
    return this.#heights[column] ?? rows
  }

  #freeCell(column: number): number {
    return (rows - 1 - this.#heightOf(column)) * columns + column
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

const noFours = new Uint8Array()
