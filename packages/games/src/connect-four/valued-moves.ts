import type { Seat } from '@wis/engine'
import { emptyCells } from '../line-game/board.ts'
import type { LineState, PlayedMark } from '../line-game/state.ts'
import { boardValue } from './board-value.ts'
import { connectFourShape } from './shape.ts'

/** A move, and what the board was worth to its seat. */
export interface ValuedMove extends PlayedMark {
  readonly game: number
  readonly before: number
  readonly after: number
  /** The value after this move minus the value after the seat's move before it in the same game, or minus 0. */
  readonly reward: number
}

/** All moves of a match so far, in order. */
export const valuedMoves = ({ before, marks }: LineState): readonly ValuedMove[] =>
  [...before, marks].flatMap((played, index) => valuedGame(played, index + 1))

function valuedGame(marks: readonly PlayedMark[], game: number): readonly ValuedMove[] {
  const lastAfter = new Map<Seat, number>()
  let cells = emptyCells(connectFourShape)
  return marks.map((mark) => {
    const { seat, cell } = mark
    const before = boardValue(cells, seat)
    cells = cells.with(cell, seat)
    const after = boardValue(cells, seat)
    const reward = after - (lastAfter.get(seat) ?? 0)
    lastAfter.set(seat, after)
    return { ...mark, game, before, after, reward }
  })
}
