import type { Seat } from '@wis/engine'
import { defineGame } from '../define/index.ts'
import { openCells } from '../line-game/board.ts'
import type { Cells } from '../line-game/board.ts'
import { choosing, decisive, lineDefinition, wins } from '../line-game/definition.ts'
import { files as names } from './content/generated/disguise.ts'
import { texts } from './content/generated/texts.ts'
import { shape, table } from './view.ts'

export const ticTacToe = defineGame({
  ...table,
  ...lineDefinition(shape, texts, names),
  glyph: 'M9 3v18M15 3v18M3 9h18M3 15h18',
  thinkingTime: 2.9,
  board: { order: 'skill', columns: ['game-win-rate', 'draw-rate', 'refused-rate'] },
  house: texts.house({
    random: choosing(shape, (cells, { rng }) => rng.pick(openCells(shape, cells))),
    'wins-and-blocks': choosing(shape, (cells, { seat, rng }) => {
      const [urgent] = decisive(shape, cells, seat)
      return urgent ?? rng.pick(openCells(shape, cells))
    }),
    // Of the moves that keep the best result, one by chance.
    perfect: choosing(shape, (cells, { seat, rng }) => {
      const open = openCells(shape, cells)
      const most = Math.max(...open.map((cell) => worth(cells, seat, cell)))
      return rng.pick(open.filter((cell) => worth(cells, seat, cell) === most))
    }),
  }),
  sideBySide: { llmarena: { publishedAs: 'TicTacToe', value: { kind: 'skill' }, ruleset: 'llmarena' } },
  // As many squares as one can mark in the two games of a match.
  flightCheck: { mostTurns: 9 },
})

const values = new Map<string, number>()

/** 1 if `seat`, who is to move, wins with best play, −1 if it loses. */
function value(cells: Cells, seat: Seat): number {
  const key = cells.map((mark) => (mark === null ? '.' : mark === seat ? 'x' : 'o')).join('')
  const known = values.get(key)
  if (known !== undefined) return known
  const after = openCells(shape, cells).map((cell) => worth(cells, seat, cell))
  const best = after.length === 0 ? 0 : Math.max(...after)
  values.set(key, best)
  return best
}

function worth(cells: Cells, seat: Seat, cell: number): number {
  return wins(shape, cells, seat)(cell) ? 1 : -value(cells.with(cell, seat), 1 - seat)
}
