import type { Forfeit, Game, MatchVoided, Rng, Ruling, Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import { notAsked } from '../contract/asked.ts'
import type { Moved } from '../contract/moved.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import { readSaid, ruleOnAnswer, saidBy } from '../contract/slips.ts'
import type { Said } from '../contract/slips.ts'
import { lineThrough, lowestFree, openCells } from './board.ts'
import type { BoardShape } from './board.ts'
import type { GameEnd, LineEvent, LineRuleset } from './events.ts'
import { moveFields } from './move-fields.ts'
import type { LineState } from './state.ts'
import { lineView } from './view.ts'

/** A move is a cell, or on a board on which marks fall, any cell of the column. */
export type LineMove = Said<number>
type LineConfig = GameConfig<LineRuleset>
export type LineGame = Game<LineConfig, LineState, LineMove, LineEvent>

/** A game of two in which a line of one's own marks wins. */
export function lineGame(id: string, shape: BoardShape, usual: LineRuleset): LineGame {
  return {
    id,
    ...lineView(id, shape, usual).rules,
    open: ({ ruleset, language }, seats) => [
      { type: 'match-opened', ruleset, language, aliases: aliasesOf(language, seats) },
      { type: 'game-opened', game: 1, first: 0 },
    ],
    turns: ({ next, game, asked, ruleset }) => {
      if (next === null) return []
      const { step, tries } = asked[next] ?? notAsked
      return [{ seat: next, kind: 'move', round: game, step, tries, limitMs: ruleset.turnLimitMs }]
    },
    readMove: (_, __, text) =>
      readSaid(moveFields(shape), text, ({ move }) => cellOf(shape, typeof move === 'string' ? move : '')),
    decide: (state, seat, move, rng) => decide(shape, state, { seat, move, rng }),
  }
}

export const lineMoveOf = (event: LineEvent): Moved<LineMove> | undefined =>
  event.type === 'mark-set' ? saidBy(event.seat, event.cell) : undefined

/** The cell that the name of a move stands for, as the fields of the turn have it. */
function cellOf({ columns, falls }: BoardShape, move: string): number {
  const [row = 1, column = 1] = falls ? [1, Number(move)] : move.split(',').map(Number)
  return (row - 1) * columns + column - 1
}

interface Acting {
  readonly seat: Seat
  readonly move: LineMove | Forfeit
  readonly rng: Rng
}

function decide(
  shape: BoardShape,
  state: LineState,
  { seat, move, rng }: Acting,
): Ruling<LineEvent | MatchVoided> {
  if (state.ending) return { ok: false, reason: 'match-over' }
  if (state.next !== seat) return { ok: false, reason: 'not-your-turn' }
  const target = (cell: number) => (shape.falls ? lowestFree(shape, state.cells, cell % shape.columns) : cell)
  return ruleOnAnswer({
    seat,
    move,
    asked: state.asked,
    slips: state.ruleset.slips,
    fault: (cell) => {
      const reached = target(cell)
      return reached === undefined || state.cells[reached] !== null ? 'occupied' : undefined
    },
    play: (cell) => setMark(shape, state, { seat, cell: target(cell) ?? cell, drawn: false }),
    giveUp: (then) => {
      if (then === 'random') {
        const cell = rng.pick(openCells(shape, state.cells))
        return setMark(shape, state, { seat, cell, drawn: true })
      }
      const reason = move.kind === 'forfeit' && move.reason !== 'malformed' ? 'silence' : 'slips'
      return endGame(state, { reason, winner: 1 - seat, line: [] })
    },
  })
}

interface SetMark {
  readonly seat: Seat
  readonly cell: number
  readonly drawn: boolean
}

function setMark(shape: BoardShape, state: LineState, mark: SetMark): readonly LineEvent[] {
  const set: LineEvent = { type: 'mark-set', ...mark }
  const cells = state.cells.with(mark.cell, mark.seat)
  const line = lineThrough(shape, cells, mark.cell)
  if (line.length > 0) return [set, ...endGame(state, { reason: 'line', winner: mark.seat, line })]
  if (cells.includes(null)) return [set]
  return [set, ...endGame(state, { reason: 'full', winner: null, line: [] })]
}

interface EndedGame {
  readonly reason: GameEnd
  readonly winner: Seat | null
  readonly line: readonly number[]
}

function endGame({ game, first, ruleset, ended }: LineState, ending: EndedGame): readonly LineEvent[] {
  const over: LineEvent = { type: 'game-ended', game, ...ending }
  if (game < ruleset.games) return [over, { type: 'game-opened', game: game + 1, first: 1 - first }]
  const winners = [...ended.map(({ winner }) => winner), ending.winner]
  const balance = (seat: Seat) =>
    winners.reduce<number>((sum, winner) => sum + (winner === null ? 0 : winner === seat ? 1 : -1), 0)
  return [over, { type: 'match-ended', points: [balance(0), balance(1)] }]
}
