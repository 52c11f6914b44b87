import { fileCalled, readOutline } from '../../outline/outline.ts'
import { deck } from '../cards/card.ts'
import type { Card } from '../cards/card.ts'
import { files } from '../content/generated/spots.ts'
import type { Deal, Drawn } from '../schema.ts'
import type { ChanceAtFlop } from './chance-at-flop.ts'

/** What a seat sees at the flop, the cards that it does not see, and its chance. */
export interface FlopSpot extends ChanceAtFlop {
  /** The seat without the button acts first on the flop: the second hole cards are those of the asked seat. */
  readonly deal: Deal
}

/** The spots about which everybody is asked. The file of their cards says how they were drawn. */
export const flopSpots: readonly FlopSpot[] = readOutline(fileCalled('flop', files)).map(({ text }) => {
  const [hole = '', flop = '', hidden = '', wins, ties] = text.split(' | ')
  const [turn, river, ...other] = cardsIn(hidden)
  const board = [...cardsIn(flop), ...pair([turn, river])]
  return {
    deal: { holes: [pair(other), pair(cardsIn(hole))], board },
    wins: Number(wins),
    ties: Number(ties),
  }
})

function cardsIn(text: string): readonly Card[] {
  return text.split(' ').flatMap((word) => deck.filter((card) => card === word))
}

function pair([one, other]: readonly (Card | undefined)[]): readonly [Card, Card] {
  if (!one || !other) throw new Error('a spot at the flop lacks a card')
  return [one, other]
}

export const drawnOf = ({ deal }: FlopSpot): Drawn => ({ deals: [deal], order: [0] })

/** The spot that a match was about. Undefined in any other match. */
export const spotOf = (drawn: Drawn | null): FlopSpot | undefined => {
  const [deal] = drawn?.deals ?? []
  return deal && flopSpots.find(({ deal: own }) => JSON.stringify(own) === JSON.stringify(deal))
}
