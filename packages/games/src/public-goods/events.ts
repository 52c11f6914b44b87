import type { Language, Seat } from '@wis/engine'
import type { MoveMissed, MoveRefused, Slips } from '../contract/slips.ts'

export interface PublicGoodsRuleset {
  readonly id: string
  readonly players: number
  readonly rounds: number
  /** What each seat has for the whole match, in points. */
  readonly endowment: number
  /** What the pot is multiplied by, in tenths, so that it is a whole number: 15 is 1.5. */
  readonly multiplierTenths: number
  readonly slips: Slips
  readonly turnLimitMs: number
}

export type PublicGoodsEvent =
  | {
      readonly type: 'match-opened'
      readonly ruleset: PublicGoodsRuleset
      readonly language: Language
      readonly aliases: readonly string[]
    }
  | { readonly type: 'round-opened'; readonly round: number }
  | {
      /** Only its seat may read it until all have invested. */
      readonly type: 'investment-made'
      readonly seat: Seat
      /** Whole points. */
      readonly amount: number
      /** The rules invested for the seat. */
      readonly given: boolean
    }
  | { readonly type: 'investment-sealed'; readonly seat: Seat }
  | MoveRefused
  | MoveMissed
  | { readonly type: 'round-ended'; readonly round: number; readonly investments: readonly number[] }
  /** Points in six-hundredths. */
  | { readonly type: 'match-ended'; readonly points: readonly number[] }
