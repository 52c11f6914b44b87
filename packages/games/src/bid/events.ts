import type { Language, Seat } from '@wis/engine'
import type { MoveMissed, MoveRefused, Slips } from '../contract/slips.ts'

/** The reason of a bid that is refused because it is too high. */
export const aboveCeiling = 'above-ceiling'

export const ceilings = ['value', 'none'] as const

/** All amounts are whole cents. */
export interface BidRuleset {
  readonly id: string
  readonly players: number
  readonly auctions: number
  /** Values are drawn from these numbers and all between them, each as likely as the others. */
  readonly leastValue: number
  readonly mostValue: number
  /** Whether a bid may be above the own value. No bid is above `mostValue`. */
  readonly ceiling: (typeof ceilings)[number]
  readonly slips: Slips
  readonly turnLimitMs: number
}

/** For each auction the value of each seat. */
export type Values = readonly (readonly number[])[]

export type BidEvent =
  | {
      readonly type: 'match-opened'
      readonly ruleset: BidRuleset
      readonly language: Language
      readonly aliases: readonly string[]
    }
  /** Nobody may read it before the match ends. */
  | { readonly type: 'values-drawn'; readonly values: Values }
  | { readonly type: 'auction-opened'; readonly auction: number }
  /** Only its seat may read it. */
  | { readonly type: 'value-dealt'; readonly seat: Seat; readonly value: number }
  | {
      /** Only its seat may read it until both have bid. */
      readonly type: 'bid-made'
      readonly seat: Seat
      readonly bid: number
      /** The rules bid for the seat. */
      readonly given: boolean
    }
  | { readonly type: 'bid-sealed'; readonly seat: Seat }
  | MoveRefused
  | MoveMissed
  | {
      /** What the winner gains is not in it, because that would tell the winner's value. */
      readonly type: 'auction-ended'
      readonly auction: number
      readonly bids: readonly number[]
      readonly winner: Seat
      /** The bids were equal, and chance chose the winner. */
      readonly byChance: boolean
    }
  | { readonly type: 'values-revealed'; readonly values: Values }
  | { readonly type: 'match-ended'; readonly points: readonly number[] }
