import type { Rng } from '@wis/engine'
import { placeOf } from './card.ts'
import type { Card } from './card.ts'

/** The ranks held of each suit. */
export type RankSets = [number, number, number, number]

export function rankSets(cards: readonly Card[]): RankSets {
  const sets: RankSets = [0, 0, 0, 0]
  for (const card of cards) addPlace(sets, placeOf(card))
  return sets
}

export function addPlace(sets: RankSets, place: number): void {
  sets[(place & 3) as 0 | 1 | 2 | 3] |= 1 << (place >> 2)
}

/** The places in the deck of all cards but these. */
export function placesLeft(cards: readonly Card[]): number[] {
  const seen = new Set(cards.map(placeOf))
  const places: number[] = []
  for (let place = 0; place < 52; place++) if (!seen.has(place)) places.push(place)
  return places
}

/** Swaps a card by chance to the index, and names it. */
export function drawTo(left: number[], index: number, rng: Rng): number {
  const chosen = index + rng.int(left.length - index)
  const place = left[chosen] ?? 0
  left[chosen] = left[index] ?? 0
  left[index] = place
  return place
}
