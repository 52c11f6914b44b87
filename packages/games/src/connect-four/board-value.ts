import type { Seat } from '@wis/engine'
import { sumOf } from '../define/table.ts'
import { emptyCells, runsOn } from '../line-game/board.ts'
import type { Cells } from '../line-game/board.ts'
import type { LineState } from '../line-game/table.ts'
import { shape } from './view.ts'

const worthOfRun = [0, 0, 2, 5, 10]

/**
 * What the board is worth to a seat, as LLMArena values it: each run counts once, by its full length, for the seat whose
 * discs they are and against the other. Only runs of exactly two, three and four count.
 */
export const boardValue = (cells: Cells, seat: Seat): number =>
  sumOf(runsOn(shape, cells).map((run) => (run.seat === seat ? 1 : -1) * (worthOfRun[run.length] ?? 0)))

type Played = Pick<LineState, 'before' | 'marks'>

/**
 * All moves of a match so far, in order, with what the board was worth to the seat before and after. The reward is the value
 * after the move less the value after the seat's move before it in the same game, or less 0.
 */
export const valuedMoves = ({ before: earlier, marks }: Played) =>
  [...earlier, marks].flatMap((played, index) => {
    const last = new Map<Seat, number>()
    let cells = emptyCells(shape)
    return played.map((mark) => {
      const { seat, cell } = mark
      const before = boardValue(cells, seat)
      cells = cells.with(cell, seat)
      const after = boardValue(cells, seat)
      const reward = after - (last.get(seat) ?? 0)
      last.set(seat, after)
      return { ...mark, game: index + 1, before, after, reward }
    })
  })

/** How much the board was worth to a seat, and how much its own moves gained. Moves that chance made do not count. */
export function rewardFacts(played: Played, seat: Seat) {
  const own = valuedMoves(played).filter((move) => move.seat === seat && !move.drawn)
  return {
    reward: sumOf(own.map(({ reward }) => reward)),
    'value-before': sumOf(own.map(({ before }) => before)),
    'value-after': sumOf(own.map(({ after }) => after)),
    'valued-moves': own.length,
  }
}
