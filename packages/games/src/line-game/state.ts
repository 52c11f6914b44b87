import type { Language, MatchVoided, Seat } from '@wis/engine'
import { askedAfter, askedAnew, notAsked } from '../contract/asked.ts'
import type { Asked } from '../contract/asked.ts'
import { emptyCells } from './board.ts'
import type { BoardShape, Cells } from './board.ts'
import type { GameEnd, LineEvent, LineRuleset } from './events.ts'

export interface PlayedMark {
  readonly seat: Seat
  readonly cell: number
  /** The mark was set by chance, not by the seat's own choice. */
  readonly drawn: boolean
}

export interface LineState {
  readonly ruleset: LineRuleset
  readonly language: Language
  readonly aliases: readonly string[]
  /** The game of the match, from 1. 0 before the first. */
  readonly game: number
  readonly first: Seat
  readonly cells: Cells
  readonly marks: readonly PlayedMark[]
  /** The seat that has to move. Null between games and after the match. */
  readonly next: Seat | null
  readonly asked: readonly Asked[]
  /** How the games ended, in order. */
  readonly ended: readonly {
    readonly winner: Seat | null
    readonly reason: GameEnd
    readonly line: readonly number[]
  }[]
  /** The marks of all games before this one. */
  readonly before: readonly (readonly PlayedMark[])[]
  readonly refused: readonly number[]
  readonly missed: readonly number[]
  readonly ending:
    | { readonly kind: 'decided'; readonly points: readonly number[] }
    | { readonly kind: 'void'; readonly reason: string }
    | null
}

export function blankLine(shape: BoardShape, ruleset: LineRuleset): LineState {
  return {
    ruleset,
    language: 'en',
    aliases: [],
    game: 0,
    first: 0,
    cells: emptyCells(shape),
    marks: [],
    next: null,
    asked: [notAsked, notAsked],
    ended: [],
    before: [],
    refused: [0, 0],
    missed: [0, 0],
    ending: null,
  }
}

/** What a fact changes. Takes any event in any state. */
export function evolveLine(shape: BoardShape, state: LineState, event: LineEvent | MatchVoided): LineState {
  switch (event.type) {
    case 'match-opened':
      return { ...state, ruleset: event.ruleset, language: event.language, aliases: event.aliases }
    case 'game-opened': {
      const { game, first } = event
      const before = game === 1 ? [] : [...state.before, state.marks]
      const asked = askedAnew(state.asked)
      return { ...state, game, first, next: first, cells: emptyCells(shape), marks: [], before, asked }
    }
    case 'mark-set': {
      const { seat, cell, drawn } = event
      if (cell >= state.cells.length) return state
      const marks = [...state.marks, { seat, cell, drawn }]
      const asked = askedAfter(state.asked, event)
      return { ...state, cells: state.cells.with(cell, seat), marks, asked, next: 1 - seat }
    }
    case 'move-refused':
      return { ...state, asked: askedAfter(state.asked, event), refused: oneMore(state.refused, event.seat) }
    case 'move-missed':
      return { ...state, asked: askedAfter(state.asked, event), missed: oneMore(state.missed, event.seat) }
    case 'game-ended': {
      const { winner, reason, line } = event
      return { ...state, next: null, ended: [...state.ended, { winner, reason, line }] }
    }
    case 'match-ended':
      return { ...state, next: null, ending: { kind: 'decided', points: event.points } }
    case 'match-voided':
      return { ...state, next: null, ending: { kind: 'void', reason: event.reason } }
  }
}

const oneMore = (counts: readonly number[], seat: Seat) =>
  counts.map((count, other) => (other === seat ? count + 1 : count))
