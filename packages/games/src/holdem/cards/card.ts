export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
export const suits = ['c', 'd', 'h', 's'] as const
type Rank = (typeof ranks)[number]
type Suit = (typeof suits)[number]

/** A rank and a suit, such as `Ts` for the ten of spades. */
export type Card = `${Rank}${Suit}`

/** All cards, the twos first. A card stands at four times its rank plus its suit. */
export const deck: readonly Card[] = ranks.flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`))

const places = new Map(deck.map((card, place) => [card, place]))

/** The place of a card in the deck. */
export const placeOf = (card: Card): number => places.get(card) ?? 0

/** The rank of a card: 0 for a two, 12 for an ace. */
export const rankOf = (card: Card): number => placeOf(card) >> 2
export const suitOf = (card: Card): number => placeOf(card) & 3
