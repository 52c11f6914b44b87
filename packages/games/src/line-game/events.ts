import type { Language, Seat } from '@wis/engine'
import type { MoveMissed, MoveRefused, Slips } from '../contract/slips.ts'

export interface LineRuleset {
  readonly id: string
  readonly players: 2
  /** The games of a match. The seats take turns at beginning. */
  readonly games: number
  /** Whether a player is told which moves are legal. */
  readonly hints: boolean
  readonly slips: Slips
  readonly turnLimitMs: number
}

export const gameEnds = ['line', 'full', 'slips', 'silence'] as const
export type GameEnd = (typeof gameEnds)[number]

export type LineEvent =
  | {
      readonly type: 'match-opened'
      readonly ruleset: LineRuleset
      readonly language: Language
      readonly aliases: readonly string[]
    }
  | { readonly type: 'game-opened'; readonly game: number; readonly first: Seat }
  | {
      readonly type: 'mark-set'
      readonly seat: Seat
      /** Counted from 0, row by row from the top. */
      readonly cell: number
      readonly drawn: boolean
    }
  | MoveRefused
  | MoveMissed
  | {
      readonly type: 'game-ended'
      readonly game: number
      readonly reason: GameEnd
      /** Null for a draw. */
      readonly winner: Seat | null
      readonly line: readonly number[]
    }
  | { readonly type: 'match-ended'; readonly points: readonly number[] }
