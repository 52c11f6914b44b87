import type { Seat } from '@wis/engine'
import { disguised } from '../contract/disguise/disguised.ts'
import type { Condition, Counted } from '../contract/studies.ts'
import type { HouseAsked } from '../define/index.ts'
import type { DataFile } from '../outline/outline.ts'
import { lineThrough, moveName, openCells } from './board.ts'
import type { BoardShape, Cells } from './board.ts'
import { texts } from './content/generated/texts.ts'
import { markOf, wonBy } from './table.ts'
import type { LineEvent, LineState } from './table.ts'

/** What is the same in every line game but for its shape. `names` has the other names of its disguise. */
export function lineDefinition(shape: BoardShape, own: typeof texts, names: readonly DataFile[]) {
  return {
    ...own.game(({ games }: LineState['ruleset']) => ({ several: games > 1 })),
    genre: 'board',
    next: (now: Pick<LineState, 'round' | 'isOpen' | 'ruleset' | 'marks' | 'line' | 'past'>) => {
      const { round, isOpen, ruleset, marks, line } = now
      if (isOpen) {
        const [reason, winner] =
          line.length > 0 ? (['line', marks.at(-1)?.seat ?? null] as const) : (['full', null] as const)
        return [{ type: 'game-ended', game: round, reason, winner, line } as const]
      }
      // The seats take turns at beginning.
      if (round < ruleset.games) return [{ type: 'game-opened', game: round + 1, first: round % 2 } as const]
      const [one, other] = [wonBy(now, 0), wonBy(now, 1)]
      return [{ type: 'match-ended', points: [one - other, other - one] } as const]
    },
    pointsWithin: ({ games }: { readonly games: number }) => [-games, games] as const,
    facts: texts.facts(),
    seatNames: texts.seatNames(),
    firstMoves: { games: 'games', won: 'won', begun: 'moves-first', wonBegun: 'won-first' },
    count: ({ past }: LineState, seat: Seat) => {
      const begun = past['game-opened'].flatMap(({ first }, index) =>
        first === seat ? (past['game-ended'][index] ?? []) : [],
      )
      return {
        games: past['game-ended'].length,
        won: wonBy({ past }, seat),
        drawn: wonBy({ past }, null),
        moves: past['mark-set'].filter((mark) => mark.seat === seat).length,
        'moves-first': begun.length,
        'won-first': begun.filter(({ winner }) => winner === seat).length,
      }
    },
    rates: texts.rates({
      'game-win-rate': { better: 'more', of: ['won'], per: ['games'] },
      'draw-rate': { of: ['drawn'], per: ['games'] },
    }),
    observe: own.observed((now: LineState, seat) => {
      const { round, ruleset, marks, cells } = now
      const you = markOf(now, seat)
      const board = Array.from({ length: shape.rows }, (_, row) =>
        cells
          .slice(row * shape.columns, (row + 1) * shape.columns)
          .map((of) => (of === null ? '.' : markOf(now, of))),
      )
      const data = {
        board,
        you,
        game: round,
        games: ruleset.games,
        moves: marks.map(({ seat: of, cell }) => ({ mark: markOf(now, of), move: moveName(shape, cell) })),
        won: { you: wonBy(now, seat), other: wonBy(now, 1 - seat) },
      }
      return { data, told: { rows: board.map((row) => ({ row: row.join(' ') })) } }
    }),
    // A win that is not taken, and a line of the other seat that is not blocked.
    integrity: {
      ...texts.of('integrity', 'counts'),
      isThrown: ({ event, before }: { readonly event: LineEvent; readonly before: LineState }) => {
        if (event.type !== 'mark-set') return undefined
        const good = decisive(shape, before.cells, event.seat)
        return good.length === 0 ? undefined : !good.includes(event.cell)
      },
    },
    studies: { conditions: [noHints, disguised(names)], counted: [wholeGames] },
  } as const
}

/** Whether a mark of a seat completes a line. */
export const wins = (shape: BoardShape, cells: Cells, seat: Seat) => (cell: number) =>
  lineThrough(shape, cells.with(cell, seat), cell).length > 0

/** The cells that win at once, or if there are none, those that stop the other seat from doing so. */
export function decisive(shape: BoardShape, cells: Cells, seat: Seat): readonly number[] {
  const open = openCells(shape, cells)
  const own = open.filter(wins(shape, cells, seat))
  return own.length > 0 ? own : open.filter(wins(shape, cells, 1 - seat))
}

type Asked = HouseAsked<LineState>

/** A player that chooses among the open cells. */
export const choosing =
  (shape: BoardShape, choose: (cells: Cells, asked: Asked) => number) => (asked: Asked) => ({
    move: moveName(shape, choose(asked.state.cells, asked)),
  })

const noHints: Condition<never, { readonly hints: boolean }> = {
  id: 'no-hints',
  ...texts.of('no-hints', 'name', 'summary'),
  seats: 'everybody',
  rules: { hints: false },
}

/** Of whole games, so that they can be read where a subject plays both sides. */
const wholeGames: Counted<LineState> = {
  metrics: texts.measures({
    'line-rate': { better: 'more', of: ['lines'], per: ['games'] },
    'illegal-game-rate': { better: 'fewer', of: ['with-refusals'], per: ['games'] },
    // As in a study that ends a game at the first illegal move.
    'flawless-line-rate': { better: 'more', of: ['flawless-lines'], per: ['games'] },
  }),
  of: ({ past: { 'game-ended': ended }, refused }) => {
    const lines = ended.filter(({ reason }) => reason === 'line').length
    const isFlawless = refused.every((count) => count === 0)
    return {
      games: ended.length,
      lines,
      'with-refusals': isFlawless ? 0 : ended.length,
      'flawless-lines': isFlawless ? lines : 0,
    }
  },
}
