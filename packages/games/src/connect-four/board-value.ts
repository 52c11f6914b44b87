import type { Seat } from '@wis/engine'
import { runsOn } from '../line-game/board.ts'
import type { Cells } from '../line-game/board.ts'
import { connectFourShape } from './shape.ts'

const valueOfRun = (length: number) => [0, 0, 2, 5, 10][length] ?? 0

/**
 * What the board is worth to a seat, as LLMArena values it: each run counts once, by its full length, for the seat whose
 * discs they are and against the other. Only runs of exactly two, three and four count.
 */
export function boardValue(cells: Cells, seat: Seat): number {
  let value = 0
  for (const run of runsOn(connectFourShape, cells))
    value += run.seat === seat ? valueOfRun(run.length) : -valueOfRun(run.length)
  return value
}
