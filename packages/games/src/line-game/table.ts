import type { InBoth, Seat } from '@wis/engine'
import { choice, defineTable, event, flag, list, maybe, oneOf, seat, whole } from '../define/table.ts'
import type { EventsOf, KnownTable } from '../define/table.ts'
import {
  beside,
  cellOf,
  choicesOf,
  emptyCells,
  lineThrough,
  lowestFree,
  moveName,
  openCells,
} from './board.ts'
import type { BoardShape, Cells } from './board.ts'

const rules = {
  games: whole(1, 10, { en: 'Games', zh: '局数' }),
  hints: flag({ en: 'Legal moves are listed', zh: '列出合法的落子' }),
}
const usual = { players: 2, games: 2, hints: true }

/** How a game can end, and what is said then. */
const ends = {
  line: { en: '{winner} has a line and wins the game.', zh: '{winner}连成一线，赢下这一局。' },
  full: { en: 'The board is full. The game is a draw.', zh: '棋盘已满，这一局平局。' },
  slips: {
    en: '{winner} wins the game, because the other gave no legal move.',
    zh: '对方没有给出合法的落子，{winner}赢下这一局。',
  },
  silence: {
    en: '{winner} wins the game, because the other gave no answer.',
    zh: '对方没有回答，{winner}赢下这一局。',
  },
}

const game = whole(1)
const eventsOn = (shape: BoardShape) => ({
  'game-opened': event(
    { game, first: seat },
    {
      en: 'Game {game} begins. {first} has X and moves first.',
      zh: '第{game}局开始，{first}执X先行。',
    },
  ),
  // Cells are counted from 0, row by row from the top.
  'mark-set': event(
    { seat, cell: whole(0), drawn: flag() },
    ({ seat: by, cell, drawn }, { language, nameOf }) => {
      const [name, move] = [nameOf(by), moveName(shape, cell)]
      if (language === 'zh') return drawn ? `系统替${name}随机下在${move}。` : `${name}下在${move}。`
      return drawn ? `${name} gets a random move: ${move}.` : `${name} plays ${move}.`
    },
  ),
  // A draw has no winner.
  'game-ended': event(
    { game, reason: oneOf(ends), winner: maybe(seat), line: list(whole(0)) },
    ({ reason, winner }, { language, nameOf }) =>
      textOf(ends[reason], winner === null ? '' : nameOf(winner))[language],
  ),
})
type Events = ReturnType<typeof eventsOn>
export type LineEvent = EventsOf<Events>
type PlayedMark = Omit<Extract<LineEvent, { readonly type: 'mark-set' }>, 'type'>

interface State {
  readonly cells: Cells
  readonly marks: readonly PlayedMark[]
  /** The line that the last mark completed. */
  readonly line: readonly number[]
  /** The marks of all games before this one. */
  readonly before: readonly (readonly PlayedMark[])[]
}
export type LineState = KnownTable<typeof rules, State, Events>

export const firstOf = ({ past }: Pick<LineState, 'past'>): Seat => past['game-opened'].at(-1)?.first ?? 0
const nextOf = ({ marks, past }: Pick<LineState, 'marks' | 'past'>): Seat => {
  const last = marks.at(-1)
  return last ? 1 - last.seat : firstOf({ past })
}
export const wonBy = ({ past }: Pick<LineState, 'past'>, of: Seat | null) =>
  past['game-ended'].filter(({ winner }) => winner === of).length
/** The seat with the cross in the game that is played. */
export const markOf = (table: Pick<LineState, 'past'>, of: Seat) => (of === firstOf(table) ? 'X' : 'O')

/** A game of two in which a line of one's own marks wins. */
export const lineTable = (id: string, shape: BoardShape) =>
  defineTable({
    id,
    seats: [2, 2],
    rules,
    slips: ['random', 'lose'],
    presets: {
      arena: { ...usual, slips: { tries: 2, then: 'lose' } },
      // One game, as LLMArena plays it: after three refused answers a move is drawn.
      llmarena: { ...usual, games: 1, slips: { tries: 3, then: 'random' } },
    },
    events: eventsOn(shape),
    start: (): State => ({ cells: emptyCells(shape), marks: [], line: [], before: [] }),
    rounds: { begin: 'game-opened', end: 'game-ended' },
    asks: ({ isOpen, cells, line, marks, past }) =>
      isOpen && line.length === 0 && cells.includes(null)
        ? { kind: 'move', seats: [nextOf({ marks, past })] }
        : undefined,
    moves: {
      move: {
        fields: {
          move: {
            ...choice({ en: 'Move', zh: '落子' }, choicesOf(shape)),
            beside,
            legal: ({ cells }: LineState) => openCells(shape, cells).map((cell) => moveName(shape, cell)),
            isListed: ({ ruleset }: LineState) => ruleset.hints,
            illegal: 'occupied',
          },
        },
        event: 'mark-set',
        holds: ({ move }, { cells }) => {
          const cell = cellOf(shape, move)
          const reached = shape.falls ? lowestFree(shape, cells, cell % shape.columns) : cell
          return { cell: reached ?? cell }
        },
        meant: ({ cell = 0 }) => ({ move: moveName(shape, cell) }),
        lose: ({ round }, by, reason) => [
          { type: 'game-ended', game: round, reason, winner: 1 - by, line: [] },
        ],
      },
    },
    reasons: { occupied: { en: 'there is no room there', zh: '那里已经没有空位' } },
    on: {
      'game-opened': ({ round, marks, before }) => ({
        cells: emptyCells(shape),
        marks: [],
        line: [],
        before: round === 0 ? [] : [...before, marks],
      }),
      'mark-set': ({ cells, marks }, { seat: by, cell, drawn }) => {
        if (cell >= cells.length) return {}
        const set = cells.with(cell, by)
        return {
          cells: set,
          marks: [...marks, { seat: by, cell, drawn }],
          line: lineThrough(shape, set, cell),
        }
      },
    },
    end: {
      reason: ({ ruleset, past }) =>
        ruleset.games === 1 ? (past['game-ended'][0]?.reason ?? 'line') : 'games-played',
      shown: (points) => (points > 0 ? `+${points}` : String(points)),
    },
    scene: (now) => ({
      caption: captionOf(now),
      decided: () => ({ text: decidedBy(now) }),
      notes: (at) => {
        const [mark, won] = [markOf(now, at), wonBy(now, at)]
        return { en: `${mark} · won ${won}`, zh: `${mark} · 胜${won}局` }
      },
      parts: [
        {
          kind: 'grid',
          rows: shape.rows,
          columns: shape.columns,
          cells: now.cells,
          first: firstOf(now),
          marks: shape.falls ? 'discs' : 'cross-and-nought',
          last: now.marks.at(-1)?.cell ?? null,
          line: now.isOpen ? [] : (now.past['game-ended'].at(-1)?.line ?? []),
        },
      ],
    }),
    moments: {
      'mark-set': ({ event: { seat: by }, after, nameOf }) => {
        if (after.line.length === 0) return undefined
        const [name, number] = [nameOf(by), after.round]
        const text = {
          en: `${name} completes a line in game ${number}.`,
          zh: `${name}在第${number}盘连成一线。`,
        }
        return { seat: by, kind: 'line', text }
      },
      'game-ended': ({ event: { game: number, reason, winner }, nameOf }) => {
        if (winner === null || reason === 'line') return undefined
        const loser = nameOf(1 - winner)
        const en = `${loser} loses game ${number} without a legal move.`
        const zh = `${loser}没有走出合法的一步，输掉第${number}盘。`
        return { seat: 1 - winner, kind: 'thrown-away', text: { en, zh } }
      },
    },
  })

/** What decided one game, or how several ended. */
function decidedBy(now: LineState): InBoth<string> {
  const { past, aliases, marks } = now
  const ended = past['game-ended']
  const [last, second] = ended
  if (last && !second) {
    const { reason, winner } = last
    const count = marks.length
    if (winner !== null && reason === 'line')
      return { en: `Move ${count} completes a line.`, zh: `第${count}手连成一线。` }
    return textOf(ends[reason], aliases[winner ?? 0] ?? '')
  }
  const [one, other, drawn] = [wonBy(now, 0), wonBy(now, 1), wonBy(now, null)]
  const [first = '', next = ''] = aliases
  return {
    en: `Games won: ${first} ${one}, ${next} ${other}${drawn === 0 ? '' : `, drawn ${drawn}`}.`,
    zh: `各胜局数：${first} ${one}，${next} ${other}${drawn === 0 ? '' : `，平局 ${drawn}`}。`,
  }
}

const textOf = ({ en, zh }: InBoth<string>, name: string): InBoth<string> => ({
  en: en.replace('{winner}', name),
  zh: zh.replace('{winner}', name),
})

function captionOf({ round, isOpen, ending, aliases, ruleset: { games }, marks, past }: LineState) {
  const last = past['game-ended'].at(-1)
  if (isOpen && !ending) {
    const name = aliases[nextOf({ marks, past })] ?? ''
    return {
      en: `Game ${round} of ${games}: ${name} to move.`,
      zh: `第${round}局，共${games}局：轮到${name}。`,
    }
  }
  if (!last) return undefined
  if (last.winner === null) return { en: `Game ${round} is a draw.`, zh: `第${round}局平局。` }
  const name = aliases[last.winner] ?? ''
  return { en: `${name} wins game ${round}.`, zh: `${name}赢下第${round}局。` }
}
