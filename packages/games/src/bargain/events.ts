import type { Language, Seat } from '@wis/engine'
import type { MoveMissed, MoveRefused, Slips } from '../contract/slips.ts'
import type { Words } from '../contract/words-beside.ts'
import type { PerKind } from './things.ts'

export const bargainEnds = ['agreed', 'no-agreement'] as const
export type BargainEnd = (typeof bargainEnds)[number]

export interface BargainRuleset {
  readonly id: string
  readonly players: 2
  /** The most offers of both seats together. */
  readonly offers: number
  /** Whether the seats are asked not to say what things are worth to them. Nothing follows if they do. */
  readonly discreet: boolean
  readonly slips: Slips
  readonly turnLimitMs: number
}

/** The rules answered for the seat. */
interface Drawn {
  readonly drawn: boolean
}

export interface OfferMade extends Words, Drawn {
  readonly type: 'offer-made'
  readonly seat: Seat
  /** What the seat would take. The other one would get the rest. */
  readonly take: PerKind
}

export type BargainEvent =
  | {
      readonly type: 'match-opened'
      readonly ruleset: BargainRuleset
      readonly language: Language
      readonly aliases: readonly string[]
    }
  | { readonly type: 'things-laid'; readonly counts: PerKind }
  | {
      /** Only its seat may read it before the end. */
      readonly type: 'values-dealt'
      readonly seat: Seat
      readonly values: PerKind
    }
  | OfferMade
  | ({ readonly type: 'offer-accepted'; readonly seat: Seat } & Words & Drawn)
  | ({ readonly type: 'offer-rejected'; readonly seat: Seat } & Words & Drawn)
  /** The rules let a turn of the seat go by. No offer is on the table then. */
  | { readonly type: 'turn-passed'; readonly seat: Seat }
  | MoveRefused
  | MoveMissed
  | {
      readonly type: 'match-ended'
      readonly reason: BargainEnd
      readonly points: readonly number[]
      readonly values: readonly [PerKind, PerKind]
    }
