import type { InBoth } from '@wis/engine'

/** In the order in which a ruleset with fewer colours takes them. */
export const colours = ['red', 'yellow', 'green', 'white', 'blue'] as const
export type Colour = (typeof colours)[number]

/** What stands on a card. */
export interface Face {
  readonly colour: Colour
  readonly rank: number
}

/** The sizes of a deck. The ranks run from 1. */
export interface DeckSize {
  readonly colours: number
  readonly ranks: number
}

/** How many cards of one colour have this rank. */
export function copiesOf(rank: number, { ranks }: Pick<DeckSize, 'ranks'>): number {
  if (rank === ranks) return 1
  return rank === 1 ? 3 : 2
}

export const coloursOf = (size: Pick<DeckSize, 'colours'>): readonly Colour[] =>
  colours.slice(0, size.colours)

export const ranksOf = ({ ranks }: Pick<DeckSize, 'ranks'>): readonly number[] =>
  Array.from({ length: ranks }, (_, index) => index + 1)

/** Every card of the deck, in order. */
export function deckOf(size: DeckSize): readonly Face[] {
  return coloursOf(size).flatMap((colour) =>
    ranksOf(size).flatMap((rank) => Array.from({ length: copiesOf(rank, size) }, () => ({ colour, rank }))),
  )
}

/** The number of cards in the whole deck. */
export const deckLength = (size: DeckSize): number =>
  size.colours * ranksOf(size).reduce((sum, rank) => sum + copiesOf(rank, size), 0)

export const colourNames: Readonly<Record<Colour, InBoth<string>>> = {
  red: { en: 'red', zh: '红色' },
  yellow: { en: 'yellow', zh: '黄色' },
  green: { en: 'green', zh: '绿色' },
  white: { en: 'white', zh: '白色' },
  blue: { en: 'blue', zh: '蓝色' },
}

/** The name of a card: `red 3`, `红3`. */
export const faceName = ({ colour, rank }: Face): InBoth<string> => ({
  en: `${colour} ${rank}`,
  zh: `${colourNames[colour].zh.slice(0, 1)}${rank}`,
})

export const ends = ['completed', 'lives', 'deck'] as const
/** How a match ends. */
export type End = (typeof ends)[number]
