import type { Language, Seat } from '@wis/engine'
import type { MoveMissed, MoveRefused, Slips } from '../contract/slips.ts'
import type { Colour, DeckSize, Face } from './cards.ts'

export interface HanabiRuleset extends DeckSize {
  readonly id: string
  readonly players: number
  readonly handSize: number
  /** The clue tokens at the beginning, and the most there can be. */
  readonly tokens: number
  readonly lives: number
  /** What the fireworks are worth once the last life is lost. */
  readonly bombed: 'zero' | 'keep'
  readonly slips: Slips
  readonly turnLimitMs: number
}

export const hanabiEnds = ['completed', 'lives', 'deck'] as const
export type HanabiEnd = (typeof hanabiEnds)[number]

/** Who chose a move: its seat, or the match itself after all tries were over. */
export const makers = ['seat', 'chance', 'rule'] as const
export type Maker = (typeof makers)[number]

export type Clue =
  | { readonly kind: 'colour'; readonly value: Colour }
  | { readonly kind: 'rank'; readonly value: number }

/** A card with its number in the order in which the cards were drawn, from 1. */
export interface NumberedCard extends Face {
  readonly card: number
}

interface Act {
  readonly seat: Seat
  readonly made: Maker
}

interface LaidCard extends Act, NumberedCard {
  /** The place in the hand, from 1 for the oldest card. */
  readonly position: number
}

export interface CardPlayed extends LaidCard {
  readonly type: 'card-played'
  /** Whether it was the next card of its firework. */
  readonly fits: boolean
}

export interface CardDiscarded extends LaidCard {
  readonly type: 'card-discarded'
}

export interface ClueGiven extends Act {
  readonly type: 'clue-given'
  readonly to: Seat
  readonly clue: Clue
  /** The numbers of the cards that it touches, the oldest first. */
  readonly cards: readonly number[]
  /** Where these cards are in the hand. */
  readonly positions: readonly number[]
}

/** What a seat did with its turn. */
export type HanabiAct = CardPlayed | CardDiscarded | ClueGiven

/** The faces of cards that came into a hand. Everybody at the table reads it but the holder. */
export interface CardsSeen {
  readonly type: 'cards-seen'
  readonly holder: Seat
  readonly readers: readonly Seat[]
  readonly cards: readonly NumberedCard[]
}

export type HanabiEvent =
  | {
      readonly type: 'match-opened'
      readonly ruleset: HanabiRuleset
      readonly language: Language
      readonly aliases: readonly string[]
    }
  /** The order in which cards will be drawn. Nobody reads it during the match. */
  | { readonly type: 'deck-shuffled'; readonly deck: readonly Face[] }
  | { readonly type: 'hand-dealt'; readonly seat: Seat; readonly cards: readonly number[] }
  | CardsSeen
  | HanabiAct
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'deck-emptied' }
  | MoveRefused
  | MoveMissed
  | {
      readonly type: 'match-ended'
      readonly reason: HanabiEnd
      readonly score: number
      /** The cards that are left in the hands. */
      readonly hands: readonly (readonly NumberedCard[])[]
    }
