import type { MatchVoided, Seat } from '@wis/engine'
import type { Observation, Teller, Wire } from '../contract/game-kit.ts'
import { refusalText } from '../contract/refusal-text.ts'
import { openCells } from './board.ts'
import type { BoardShape, Cells } from './board.ts'
import type { GameEnd, LineEvent } from './events.ts'
import { moveFields, moveName } from './move-fields.ts'
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

function say(
  shape: BoardShape,
  event: LineEvent | MatchVoided,
  { language, nameOf }: Teller,
): string | undefined {
  const zh = language === 'zh'
  switch (event.type) {
    case 'match-opened':
    case 'match-voided':
      return undefined
    case 'game-opened':
      return zh
        ? `第${event.game}局开始，${nameOf(event.first)}执X先行。`
        : `Game ${event.game} begins. ${nameOf(event.first)} has X and moves first.`
    case 'mark-set': {
      const move = moveName(shape, event.cell)
      if (event.drawn)
        return zh
          ? `系统替${nameOf(event.seat)}随机下在${move}。`
          : `${nameOf(event.seat)} gets a random move: ${move}.`
      return zh ? `${nameOf(event.seat)}下在${move}。` : `${nameOf(event.seat)} plays ${move}.`
    }
    case 'move-refused':
    case 'move-missed':
      return refusalText(event, { language, nameOf }, refusals)
    case 'game-ended': {
      const won = event.winner === null ? undefined : nameOf(event.winner)
      return endTexts[event.reason](won ?? '')[language]
    }
    case 'match-ended': {
      const scores = event.points.map((points, seat) => `${nameOf(seat)} ${points > 0 ? '+' : ''}${points}`)
      return zh ? `对局结束：${scores.join('，')}。` : `The match is over: ${scores.join(', ')}.`
    }
  }
}

const refusals = { occupied: { en: 'there is no room there', zh: '那里已经没有空位' } } as const

const endTexts: Readonly<Record<GameEnd, (winner: string) => { readonly en: string; readonly zh: string }>> =
  {
    line: (winner) => ({
      en: `${winner} has a line and wins the game.`,
      zh: `${winner}连成一线，赢下这一局。`,
    }),
    full: () => ({ en: 'The board is full. The game is a draw.', zh: '棋盘已满，这一局平局。' }),
    slips: (winner) => ({
      en: `${winner} wins the game, because the other gave no legal move.`,
      zh: `对方没有给出合法的落子，${winner}赢下这一局。`,
    }),
    silence: (winner) => ({
      en: `${winner} wins the game, because the other gave no answer.`,
      zh: `对方没有回答，${winner}赢下这一局。`,
    }),
  }
