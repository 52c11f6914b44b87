import type { Language, Seat } from '@wis/engine'
import type { MoveMissed, MoveRefused, Slips } from '../contract/slips.ts'
import type { Card } from './cards/card.ts'

export interface HoldemRuleset {
  readonly id: string
  readonly players: 2
  /** How often cards are drawn for a hand. */
  readonly deals: number
  /** Whether each deal is played twice, the second time with the seats swapped. */
  readonly twice: boolean
  /** Whether results say what a seat would have without the luck of its cards. Absent means no. */
  readonly countsLuck?: true | undefined
  /**
   * The one hand begins on the flop with cards from the list of spots, and the match ends with its first action, for no
   * points. Absent means no.
   */
  readonly flopSpot?: true | undefined
  /** The chips of each seat at the start of each hand. */
  readonly stack: number
  readonly smallBlind: number
  readonly bigBlind: number
  readonly slips: Slips & { readonly then: 'random' | 'harmless' }
  readonly turnLimitMs: number
}

export const actions = ['fold', 'check-and-call', 'raise-half-pot', 'raise-full-pot', 'all-in'] as const
export type Action = (typeof actions)[number]

/** The streets on which cards are laid on the table. */
export const boardStreets = ['flop', 'turn', 'river'] as const
export type BoardStreet = (typeof boardStreets)[number]
export type Street = 'pre-flop' | BoardStreet

export type Hole = readonly [Card, Card]

/** All cards that one hand may need. */
export interface Deal {
  /** The first two are for the button. */
  readonly holes: readonly [Hole, Hole]
  readonly board: readonly Card[]
}

/** What the hands of a match are played with. */
export interface Drawn {
  readonly deals: readonly Deal[]
  /** For each hand, the number of its deal, from 0. */
  readonly order: readonly number[]
}

export const handEnds = ['fold', 'showdown'] as const
export type HandEnd = (typeof handEnds)[number]

interface Amount {
  readonly seat: Seat
  readonly amount: number
}

export interface ActionTaken {
  readonly type: 'action-taken'
  readonly seat: Seat
  readonly action: Action
  /** The chips that go from the stack into the pot. */
  readonly paid: number
  /** All that the seat has bet on this street. */
  readonly bet: number
  readonly isAllIn: boolean
  /** The action was taken for a seat that gave no legal answer. */
  readonly drawn: boolean
}

export interface HandEnded {
  readonly type: 'hand-ended'
  readonly hand: number
  readonly reason: HandEnd
  /** Null if the pot is split. */
  readonly winner: Seat | null
  readonly pot: number
  /** What each seat gets out of the pot. */
  readonly won: readonly number[]
  /** What each seat has won or lost in this hand. */
  readonly net: readonly number[]
  /** At a showdown, the best five cards of each seat. */
  readonly best: readonly (readonly Card[])[] | null
}

export type HoldemEvent =
  | {
      readonly type: 'match-opened'
      readonly ruleset: HoldemRuleset
      readonly language: Language
      readonly aliases: readonly string[]
    }
  /** Nobody reads it before the end. */
  | ({ readonly type: 'cards-drawn' } & Drawn)
  | { readonly type: 'hand-opened'; readonly hand: number; readonly button: Seat }
  /** Only the seat reads it. */
  | { readonly type: 'hole-dealt'; readonly seat: Seat; readonly cards: Hole }
  | { readonly type: 'blinds-posted'; readonly small: Amount; readonly big: Amount }
  | ActionTaken
  | { readonly type: 'board-dealt'; readonly street: BoardStreet; readonly cards: readonly Card[] }
  | ({ readonly type: 'bet-returned' } & Amount)
  | { readonly type: 'cards-shown'; readonly holes: readonly [Hole, Hole] }
  | HandEnded
  | MoveRefused
  | MoveMissed
  | ({ readonly type: 'cards-revealed' } & Drawn)
  | { readonly type: 'match-ended'; readonly points: readonly number[] }
