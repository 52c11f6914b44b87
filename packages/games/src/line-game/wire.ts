import type { Seat } from '@wis/engine'
import type { Observation, Wire } from '../contract/game-kit.ts'
import { openCells } from './board.ts'
import type { BoardShape, Cells } from './board.ts'
import type { LineEvent } from './events.ts'
import { moveFields, moveName } from './move-fields.ts'
import { say } from './say.ts'
import { lineEvent } from './schema.ts'
import type { LineState } from './state.ts'

export function lineWire(shape: BoardShape): Wire<LineState, LineEvent> {
  return {
    round: { en: 'The games of the match: the first is 1.', zh: '本场的第几局，从1开始。' },
    event: lineEvent,
    fields: () => moveFields(shape),
    legal: ({ cells, ruleset }) =>
      ruleset.hints ? openCells(shape, cells).map((cell) => moveName(shape, cell)) : undefined,
    observe: (state, seat) => observe(shape, state, seat),
    say: (event, teller) => say(shape, event, teller),
  }
}

const markOf = (state: Pick<LineState, 'first'>, seat: Seat | null) =>
  seat === null ? '.' : seat === state.first ? 'X' : 'O'

function observe(shape: BoardShape, state: LineState, seat: Seat): Observation {
  const { game, ruleset, language, marks, ended } = state
  const board = rowsOf(shape, state.cells).map((row) => row.map((cell) => markOf(state, cell)))
  const you = markOf(state, seat)
  const won = (of: Seat) => ended.filter(({ winner }) => winner === of).length
  const data = {
    board,
    you,
    game,
    games: ruleset.games,
    moves: marks.map((mark) => ({ mark: markOf(state, mark.seat), move: moveName(shape, mark.cell) })),
    won: { you: won(seat), other: won(1 - seat) },
  }
  return { data, text: boardText({ shape, board, you, game, games: ruleset.games })[language] }
}

interface Shown {
  readonly shape: BoardShape
  readonly board: readonly (readonly string[])[]
  readonly you: string
  readonly game: number
  readonly games: number
}

function boardText({ shape, board, you, game, games }: Shown) {
  const rows = board.map((row) => row.join(' ')).join('\n')
  const order = shape.falls
    ? {
        en: `the top row first, columns 1 to ${shape.columns} from the left`,
        zh: `最上面一行在前，从左到右为第1列到第${shape.columns}列`,
      }
    : { en: 'row 1 on top, column 1 on the left', zh: '第1行在最上面，第1列在最左边' }
  const en = `Game ${game} of ${games}. You are ${you}. The board, ${order.en}, free cells as dots:\n${rows}`
  const zh = `第${game}局，共${games}局。你执${you}。棋盘如下，${order.zh}，空格用点表示：\n${rows}`
  return { en, zh }
}

const rowsOf = ({ rows, columns }: BoardShape, cells: Cells) =>
  Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns))
