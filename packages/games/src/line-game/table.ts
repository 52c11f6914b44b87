import type { Seat } from '@wis/engine'
import { choice, defineTable, event, flag, list, maybe, oneOf, phrase, seat, whole } from '../define/table.ts'
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
  wins,
} from './board.ts'
import type { BoardShape, Cells } from './board.ts'
import { says } from './content/generated/view.ts'
import { decidedBy } from './decided.ts'
import { placeOf } from './place-of.ts'

const rules = {
  games: whole(1, 10, says.rules.games),
  hints: flag(says.rules.hints),
}
const usual = { players: 2, games: 2, hints: true }

const game = whole(1)
const eventsOn = (shape: BoardShape) => ({
  // Prompts have X and O on every board. On a page a seat keeps the colour of its discs.
  'game-opened': event({ game, first: seat }, ({ game: number, first }, { nameOf, onPage }) => {
    const opened = says.events['game-opened']
    return phrase(onPage && shape.falls ? opened.discs : opened, { game: number, first: nameOf(first) })
  }),
  // Cells are counted from 0, row by row from the top.
  'mark-set': event(
    { seat, cell: whole(0), drawn: flag() },
    ({ seat: by, cell, drawn }, { nameOf, onPage }) => {
      const sentence = says.events['mark-set']
      const move = onPage ? placeOf(shape, cell) : moveName(shape, cell)
      return phrase(drawn ? sentence.drawn : sentence, { name: nameOf(by), move })
    },
  ),
  // A draw has no winner.
  'game-ended': event(
    { game, reason: oneOf(says.ends), winner: maybe(seat), line: list(whole(0)) },
    ({ reason, winner: by, line }, { nameOf, onPage }) => {
      const winner = by === null ? '' : nameOf(by)
      return onPage && reason === 'line'
        ? phrase(says.ends.line.row, { winner, length: line.length })
        : phrase(says.ends[reason], { winner })
    },
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
            ...choice(says.move, choicesOf(shape)),
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
    reasons: says.reasons,
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
      decided: () => ({ text: decidedBy(shape, now) }),
      notes: (at) =>
        phrase(shape.falls || now.ending ? says.note.discs : says.note, {
          mark: markOf(now, at),
          won: wonBy(now, at),
        }),
      parts: gamesOn(now).map((at) => ({
        kind: 'grid',
        rows: shape.rows,
        columns: shape.columns,
        ...boardOf(shape, now, at),
        marks: shape.falls ? 'discs' : 'cross-and-nought',
      })),
    }),
    moments: {
      'mark-set': ({ event: { seat: by }, after, nameOf }) => {
        if (after.line.length === 0) return undefined
        const text = phrase(says.moments.line, { name: nameOf(by), game: after.round })
        return { seat: by, kind: 'line', text }
      },
      'game-ended': ({ event: { game: number, reason, winner }, nameOf }) => {
        if (winner === null || reason === 'line') return undefined
        const text = phrase(says.moments['thrown-away'], { name: nameOf(1 - winner), game: number })
        return { seat: 1 - winner, kind: 'thrown-away', text }
      },
    },
  })

/** The games whose boards lie on the table: the newest and the one before it, and once all are over both in their order. */
function gamesOn({ before, ending, past }: LineState) {
  const newest = [before.length, before.length - 1].filter((at) => at >= 0)
  return ending && past['game-ended'].length > before.length ? newest.toReversed() : newest
}

/** The board of a game as it is or was at its end, which then has a name. */
function boardOf(shape: BoardShape, now: LineState, at: number) {
  const { before, marks, past, line, ending, aliases } = now
  const own = before[at] ?? marks
  const ended = past['game-ended'][at]
  const name =
    (ending || at < before.length) && ended && before.length > 0
      ? phrase(ended.winner === null ? says.board.drawn : says.board.won, {
          game: at + 1,
          winner: aliases[ended.winner ?? 0] ?? '',
        })
      : undefined
  const cells = own.reduce<Cells>((set, { cell, seat: by }) => set.with(cell, by), emptyCells(shape))
  const won = ended?.line ?? (at === before.length ? line : [])
  const threats =
    ended || won.length > 0
      ? []
      : openCells(shape, cells).flatMap((cell) =>
          [0, 1].filter((by) => wins(shape, cells.with(cell, by), cell)).map((by) => ({ seat: by, cell })),
        )
  return {
    ...(name && { name }),
    cells,
    moves: own.map(({ cell }) => cell),
    ...(threats.length > 0 && { threats }),
    first: past['game-opened'][at]?.first ?? 0,
    last: own.at(-1)?.cell ?? null,
    line: won,
  }
}

function captionOf(now: LineState) {
  const { round, isOpen, ending, aliases, marks, past, line, cells } = now
  // The mark that completes a line, or fills the board, has decided the game before the referee says so.
  const isDecided = line.length > 0 || !cells.includes(null)
  if (isOpen && !ending && !isDecided) {
    const name = aliases[nextOf({ marks, past })] ?? ''
    return phrase(says.caption.turn, { game: round, of: now.ruleset.games, name })
  }
  const last = past['game-ended'].at(-1)
  if (!isOpen && !last) return undefined
  const byLine = line.length > 0 ? marks.at(-1)?.seat : undefined
  const winner = isOpen ? byLine : last?.winner
  if (winner == null) return phrase(says.caption.draw, { game: round })
  return phrase(says.caption.won, { name: aliases[winner] ?? '', game: round })
}
