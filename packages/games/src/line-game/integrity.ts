import type { Seat } from '@wis/engine'
import { sumOfGiven } from '../contract/integrity.ts'
import type { Integrity } from '../contract/integrity.ts'
import { emptyCells, lineThrough, openCells } from './board.ts'
import type { BoardShape, Cells } from './board.ts'
import type { LineEvent } from './events.ts'

/** A win that is not taken, and a line of the other seat that is not blocked. */
export const lineIntegrity = (shape: BoardShape): Integrity<LineEvent> => ({
  counts: {
    en: 'a winning move not taken, a winning move of the other player not blocked',
    zh: '能赢不赢、该堵不堵',
  },
  givenAway: (log) => {
    let cells = emptyCells(shape)
    const found = log.flatMap(({ event }) => {
      if (event.type === 'game-opened') cells = emptyCells(shape)
      if (event.type !== 'mark-set') return []
      const { seat, cell, drawn } = event
      const good = decisive(shape, cells, seat)
      cells = cells.with(cell, seat)
      return good.length === 0 || drawn ? [] : [{ seat, isThrown: !good.includes(cell) }]
    })
    return sumOfGiven(2, found)
  },
})

/** The cells that win at once, or if there are none, those that stop the other seat from doing so. */
function decisive(shape: BoardShape, cells: Cells, seat: Seat): readonly number[] {
  const open = openCells(shape, cells)
  const winning = (by: Seat) =>
    open.filter((cell) => lineThrough(shape, cells.with(cell, by), cell).length > 0)
  const own = winning(seat)
  return own.length > 0 ? own : winning(1 - seat)
}
