import type { Rng, Seat } from '@wis/engine'
import type { HousePlayer } from '../contract/game-kit.ts'
import { lineThrough, openCells } from '../line-game/board.ts'
import type { Cells } from '../line-game/board.ts'
import { moveName } from '../line-game/move-fields.ts'
import type { LineState } from '../line-game/state.ts'
import { ticTacToeShape as shape } from './shape.ts'

type Chooser = (cells: Cells, seat: Seat, rng: Rng) => number

/** A player that chooses among the open cells. */
const player = (about: Omit<HousePlayer<LineState>, 'answer'>, choose: Chooser): HousePlayer<LineState> => ({
  ...about,
  answer: ({ state, turn, rng }) => ({
    fields: { move: moveName(shape, choose(state.cells, turn.seat, rng)) },
  }),
})

const anyCell: Chooser = (cells, _, rng) => rng.pick(openCells(shape, cells))

const wins = (cells: Cells, seat: Seat, cell: number) =>
  lineThrough(shape, cells.with(cell, seat), cell).length > 0

const winOrBlock: Chooser = (cells, seat, rng) => {
  const open = openCells(shape, cells)
  const winning = open.find((cell) => wins(cells, seat, cell))
  return winning ?? open.find((cell) => wins(cells, 1 - seat, cell)) ?? rng.pick(open)
}

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

const values = new Map<string, number>()

const worth = (cells: Cells, seat: Seat, cell: number) =>
  wins(cells, seat, cell) ? 1 : -value(cells.with(cell, seat), 1 - seat)

/** Of the moves that keep the best result, one by chance. */
const best: Chooser = (cells, seat, rng) => {
  const open = openCells(shape, cells)
  const most = Math.max(...open.map((cell) => worth(cells, seat, cell)))
  return rng.pick(open.filter((cell) => worth(cells, seat, cell) === most))
}

export const ticTacToeHouse = [
  player(
    {
      slug: 'random',
      name: { en: 'Scatter', zh: '随手' },
      character: { en: 'Sets its mark anywhere.', zh: '随便找个空位落子。' },
      strength: 1,
    },
    anyCell,
  ),
  player(
    {
      slug: 'wins-and-blocks',
      name: { en: 'Guard', zh: '看守' },
      character: {
        en: 'Takes a win, blocks a loss, and otherwise guesses.',
        zh: '能赢就赢，该堵就堵，其余靠猜。',
      },
      strength: 2,
    },
    winOrBlock,
  ),
  player(
    {
      slug: 'perfect',
      name: { en: 'Oracle', zh: '先知' },
      character: {
        en: 'Has seen every game there is, and never loses.',
        zh: '看过所有可能的棋局，从不输棋。',
      },
      strength: 3,
    },
    best,
  ),
] as const
