import { fileCalled, readOutline } from '../../outline/outline.ts'
import type { Card } from '../cards/card.ts'
import { deck } from '../cards/card.ts'
import { addPlace, placesLeft, rankSets, scoreBySuits } from '../cards/score.ts'
import type { RankSets } from '../cards/score.ts'
import { files } from '../content/generated/spots.ts'
import type { Hole } from '../hand.ts'
import type { Deal, Drawn } from '../table.ts'

/** How many of all run-outs a hand wins and ties at the flop, against every hand that the other may have. */
export interface ChanceAtFlop {
  readonly wins: number
  readonly ties: number
}

/** All ways to draw two cards of 47 for the board, and then two of 45 for the other. */
export const runOuts = 1081 * 990

/** Counts all of them, some million. */
export function chanceAtFlop(hole: Hole, flop: readonly Card[]): ChanceAtFlop {
  const own = rankSets([...hole, ...flop])
  const table = rankSets(flop)
  const left = placesLeft([...hole, ...flop])
  let wins = 0
  let ties = 0
  const pairs = pairsOf(left)
  for (const [turn, river] of pairs) {
    const mine = scoreBySuits(...withPlaces(own, turn, river))
    const board = withPlaces(table, turn, river)
    for (const [one, other] of pairs) {
      if (one === turn || one === river || other === turn || other === river) continue
      const theirs = scoreBySuits(...withPlaces(board, one, other))
      if (mine > theirs) wins += 1
      else if (mine === theirs) ties += 1
    }
  }
  return { wins, ties }
}

function withPlaces(sets: RankSets, one: number, other: number): RankSets {
  const more = sets.slice() as RankSets
  addPlace(more, one)
  addPlace(more, other)
  return more
}

const pairsOf = (places: readonly number[]) =>
  places.flatMap((one, index) => places.slice(index + 1).map((other) => [one, other] as const))

/** What a seat sees at the flop, the cards that it does not see, and its chance. */
interface FlopSpot extends ChanceAtFlop {
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
