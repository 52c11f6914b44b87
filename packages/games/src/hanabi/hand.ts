import type { Seat } from '@wis/engine'
import type { makers } from '../define/table.ts'
import { coloursOf, ranksOf } from './cards.ts'
import type { Colour, DeckSize, Face } from './cards.ts'

/** A card with its number in the order in which the cards were drawn, from 1. */
export interface NumberedCard extends Face {
  readonly card: number
}
export type Clue =
  | { readonly kind: 'colour'; readonly value: Colour }
  | { readonly kind: 'rank'; readonly value: number }

interface Acted {
  readonly seat: Seat
  readonly made: (typeof makers)[number]
}
/** A card from a hand, with its place there, from 1 for the oldest card. Of a card that was played, whether it fits. */
export interface Laid extends Acted, NumberedCard {
  readonly position: number
  readonly fits?: boolean
}
export interface ClueGiven extends Acted {
  readonly to: Seat
  readonly clue: Clue
  readonly cards: readonly number[]
  readonly positions: readonly number[]
}
/** What a seat did with its turn. */
export type Act = Laid | ClueGiven

/** The first clue that touched a card, and how things stood then. */
export interface FirstTouch {
  /** The turn of the match, from 0. */
  readonly turn: number
  /** The fireworks at that time. */
  readonly tops: Tops
  /** The discard pile at that time. */
  readonly discarded: readonly Face[]
  /** Whether it was the newest of the cards that no clue had touched before this one. */
  readonly wasNewest: boolean
  /** Whether it was the oldest card in the hand that no clue had touched. */
  readonly wasOldest: boolean
  /** Whether the clue touched the oldest card that no clue had touched, this one or another. */
  readonly withOldest: boolean
  /** Whether a seat chose the clue. A clue that the match itself gives says no more than its words. */
  readonly isMeant: boolean
}

export type Tops = Readonly<Record<Colour, number>>

/** A card in a hand, as some reader knows it. */
export interface HeldCard {
  readonly card: number
  /** Null if the reader does not see it. */
  readonly face: Face | null
  /** What the clues leave open, including those that did not touch it. */
  readonly colours: readonly Colour[]
  readonly ranks: readonly number[]
  readonly touch: FirstTouch | null
}

/** The oldest card first. */
export type Hand = readonly HeldCard[]

export const heldCard = (card: number, size: DeckSize): HeldCard => ({
  card,
  face: null,
  colours: coloursOf(size),
  ranks: ranksOf(size),
  touch: null,
})

export const isTouchedBy = ({ colour, rank }: Face, { kind, value }: Clue): boolean =>
  kind === 'colour' ? colour === value : rank === value

interface Told {
  readonly clue: Clue
  /** The numbers of the cards that the clue touches. */
  readonly cards: readonly number[]
  readonly turn: number
  readonly tops: Tops
  readonly discarded: readonly Face[]
  readonly isMeant: boolean
}

/** The hand after a clue: the cards that it touches are of that kind, and all others are not. */
export function handAfterClue(hand: Hand, { clue, cards, turn, tops, discarded, isMeant }: Told): Hand {
  const touched = new Set(cards)
  const untouchedBefore = hand.filter(({ touch }) => touch === null)
  const oldest = untouchedBefore[0]
  const newest = untouchedBefore.findLast(({ card }) => touched.has(card))
  const withOldest = oldest !== undefined && touched.has(oldest.card)
  return hand.map((held) => {
    const isTouched = touched.has(held.card)
    const known = narrowed(held, clue, isTouched)
    if (!isTouched || held.touch) return known
    return {
      ...known,
      touch: {
        turn,
        tops,
        discarded,
        wasNewest: held === newest,
        wasOldest: held === oldest,
        withOldest,
        isMeant,
      },
    }
  })
}

function narrowed(held: HeldCard, { kind, value }: Clue, isTouched: boolean): HeldCard {
  return kind === 'colour'
    ? { ...held, colours: held.colours.filter((colour) => (colour === value) === isTouched) }
    : { ...held, ranks: held.ranks.filter((rank) => (rank === value) === isTouched) }
}

/** The hand for a reader who sees these cards. */
export function handSeen(hand: Hand, seen: readonly NumberedCard[]): Hand {
  const faces = new Map(seen.map(({ card, colour, rank }) => [card, { colour, rank }]))
  return hand.map((held) => ({ ...held, face: faces.get(held.card) ?? held.face }))
}
