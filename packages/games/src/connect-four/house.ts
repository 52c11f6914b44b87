import type { Rng, Seat } from '@wis/engine'
import type { HousePlayer } from '../contract/game-kit.ts'
import { lineThrough, lowestFree, openCells } from '../line-game/board.ts'
import type { Cells } from '../line-game/board.ts'
import { moveName } from '../line-game/move-fields.ts'
import type { LineState } from '../line-game/state.ts'
import { boardValue } from './board-value.ts'
import { lookAhead } from './look-ahead.ts'
import { connectFourShape as shape } from './shape.ts'

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

/** A win, else a block, else of the moves after which the board is worth most, one by chance. */
const onePly: Chooser = (cells, seat, rng) => {
  const open = openCells(shape, cells)
  const urgent =
    open.find((cell) => wins(cells, seat, cell)) ?? open.find((cell) => wins(cells, 1 - seat, cell))
  if (urgent !== undefined) return urgent
  const values = open.map((cell) => boardValue(cells.with(cell, seat), seat))
  const most = Math.max(...values)
  return rng.pick(open.filter((_, index) => values[index] === most))
}

const movesAhead = 7

/** Of the moves that are best when it looks ahead, one by chance. */
const alphaBeta: Chooser = (cells, seat, rng) => {
  const column = rng.pick(lookAhead(cells, seat, movesAhead).best)
  return lowestFree(shape, cells, column) ?? column
}

export const connectFourHouse = [
  player(
    {
      slug: 'random',
      name: { en: 'Drizzle', zh: '细雨' },
      character: { en: 'Drops its discs anywhere.', zh: '棋子随便往哪一列投。' },
      strength: 1,
    },
    anyCell,
  ),
  player(
    {
      slug: 'one-ply',
      name: { en: 'Collector', zh: '收藏家' },
      character: {
        en: 'Takes a win, blocks a loss, and otherwise collects pairs and threes.',
        zh: '能赢就赢，该堵就堵，其余时候收集二连和三连。',
      },
      strength: 2,
    },
    onePly,
  ),
  player(
    {
      slug: 'alpha-beta',
      name: { en: 'Plumb line', zh: '铅垂' },
      character: {
        en: 'Looks seven moves ahead before it lets go of a disc.',
        zh: '想清楚后面七步，才放下一枚棋子。',
      },
      strength: 3,
    },
    alphaBeta,
  ),
] as const
