import type { Language, Seat } from '@wis/engine'
import type { MoveMissed, MoveRefused, Slips } from '../contract/slips.ts'
import type { Words } from '../contract/words-beside.ts'
import type { Airline } from './airlines.ts'

export const costEnds = ['agreed', 'no-agreement'] as const
export type CostEnd = (typeof costEnds)[number]

/** What every seat would pay, in per cents of the fee. */
export type Shares = readonly [number, number, number]

/** How much each kind of use counts in the share by usage. */
export interface Weights {
  readonly flights: number
  readonly passengers: number
  readonly minutes: number
  readonly size: number
}

export interface CostRuleset {
  readonly id: string
  readonly players: 3
  readonly rounds: number
  /** What the airport costs. Every per cent of it is a whole number. */
  readonly fee: number
  readonly weights: Weights
  /**
   * What an airport would cost that is large enough for fleets of each of the five sizes, in per cents of one for the
   * largest. Null for a setting that does not say so, in which the Shapley value is not defined.
   */
  readonly airport: readonly number[] | null
  /** The proposals of the first round, in seat order, or null if the seats make them. */
  readonly opening: readonly [Shares, Shares, Shares] | null
  /** An opening proposal is nobody's own until a seat makes it again. Earlier rulesets count it as its seat's. */
  readonly ownsOpening?: false
  readonly slips: Slips
  readonly turnLimitMs: number
}

export interface ProposalMade extends Words {
  readonly type: 'proposal-made'
  readonly seat: Seat
  readonly shares: Shares
  /** It is an opening proposal of the ruleset. */
  readonly given: boolean
}

export interface ProposalSupported extends Words {
  readonly type: 'proposal-supported'
  readonly seat: Seat
  /** The seat that stands behind these shares already. */
  readonly supported: Seat
  readonly shares: Shares
}

export type CostEvent =
  | {
      readonly type: 'match-opened'
      readonly ruleset: CostRuleset
      readonly language: Language
      readonly aliases: readonly string[]
    }
  | { readonly type: 'airlines-presented'; readonly airlines: readonly [Airline, Airline, Airline] }
  | { readonly type: 'round-opened'; readonly round: number }
  | ProposalMade
  | ProposalSupported
  /** The rules let a turn of the seat go by. What it stands behind stays. */
  | { readonly type: 'turn-passed'; readonly seat: Seat }
  | MoveRefused
  | MoveMissed
  | {
      readonly type: 'match-ended'
      readonly reason: CostEnd
      readonly shares: Shares | null
      /** Who proposed these shares first. Null if they are an opening proposal that no seat made again. */
      readonly proposer: Seat | null
      readonly points: readonly number[]
    }
