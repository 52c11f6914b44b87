import type { Seat } from '@wis/engine'
import { emptyCells, runsOn } from '../line-game/board.ts'
import type { Cells } from '../line-game/board.ts'
import type { LineState } from '../line-game/table.ts'
import { shape } from './view.ts'

const valueOfRun = (length: number) => [0, 0, 2, 5, 10][length] ?? 0

/**
 * What the board is worth to a seat, as LLMArena values it: each run counts once, by its full length, for the seat whose
 * discs they are and against the other. Only runs of exactly two, three and four count.
 */
export function boardValue(cells: Cells, seat: Seat): number {
  let value = 0
  for (const run of runsOn(shape, cells))
    value += run.seat === seat ? valueOfRun(run.length) : -valueOfRun(run.length)
  return value
}

type Marks = LineState['marks']

/** All moves of a match so far, in order, with what the board was worth to the seat before and after. */
export const valuedMoves = ({ before, marks }: Pick<LineState, 'before' | 'marks'>) =>
  [...before, marks].flatMap((played, index) => valuedGame(played, index + 1))

function valuedGame(marks: Marks, game: number) {
  const lastAfter = new Map<Seat, number>()
  let cells = emptyCells(shape)
  return marks.map((mark) => {
    const { seat, cell } = mark
    const before = boardValue(cells, seat)
    cells = cells.with(cell, seat)
    const after = boardValue(cells, seat)
    // The value after this move less the value after the seat's move before it in the same game, or less 0.
    const reward = after - (lastAfter.get(seat) ?? 0)
    lastAfter.set(seat, after)
    return { ...mark, game, before, after, reward }
  })
}

/** How much the board was worth to a seat, and how much its own moves gained. Moves that chance made do not count. */
export function rewardFacts(table: Pick<LineState, 'before' | 'marks'>, seat: Seat) {
  const own = valuedMoves(table).filter((move) => move.seat === seat && !move.drawn)
  const sumOf = (what: 'before' | 'after' | 'reward') => own.reduce((sum, move) => sum + move[what], 0)
  return {
    reward: sumOf('reward'),
    'value-before': sumOf('before'),
    'value-after': sumOf('after'),
    'valued-moves': own.length,
  }
}
