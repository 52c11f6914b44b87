import type { Rng } from '@wis/engine'
import { placeOf } from './card.ts'
import type { Card } from './card.ts'

/** The kinds of hands, the weakest first. */
export const handKinds = [
  'high-card',
  'pair',
  'two-pair',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
] as const
export type HandKind = (typeof handKinds)[number]

const [highCard, pair, twoPair, three, straight, flush, fullHouse, four, straightFlush] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const

/** A set of ranks is a number of 13 bits, the lowest for the two. */
type Ranks = number
const allRanks = 1 << 13

const sizes = Uint8Array.from({ length: allRanks }, (_, set) => set.toString(2).replaceAll('0', '').length)
const sizeOf = (set: Ranks): number => sizes[set] ?? 0

const runs = Uint16Array.from({ length: allRanks }, (_, set) => findRun(set))
/** The top of the highest straight among these ranks, or 0. */
const runIn = (set: Ranks): Ranks => runs[set] ?? 0

function findRun(set: Ranks): Ranks {
  // Below the two, an ace counts once more.
  const withLowAce = (set << 1) | (set >> 12)
  for (let top = 12; top >= 3; top--) {
    const five = 0b11111 << (top - 3)
    if ((withLowAce & five) === five) return 1 << top
  }
  return 0
}

/** The highest `count` of these ranks. */
function top(set: Ranks, count: number): Ranks {
  let left = set
  while (sizeOf(left) > count) left &= left - 1
  return left
}

// Sets of the same size compare like their highest ranks, then their second highest, and so on.
const score = (kind: number, main: Ranks, kickers: Ranks): number => (kind << 26) | (main << 13) | kickers

/**
 * The worth of the best five cards among five to seven, given the ranks held of each suit. The better hand has the
 * greater score, and equal hands have the same.
 */
export function scoreBySuits(c: Ranks, d: Ranks, h: Ranks, s: Ranks): number {
  const all = c | d | h | s
  const suited = sizeOf(c) > 4 ? c : sizeOf(d) > 4 ? d : sizeOf(h) > 4 ? h : sizeOf(s) > 4 ? s : 0
  const suitedRun = runIn(suited)
  if (suitedRun) return score(straightFlush, suitedRun, 0)
  const fours = c & d & h & s
  if (fours) return score(four, fours, top(all ^ fours, 1))
  const repeated = (c & d) | (h & s) | ((c | d) & (h | s))
  const threes = repeated & (c ^ d ^ h ^ s)
  const best = top(threes, 1)
  if (best && repeated !== best) return score(fullHouse, best, top(repeated ^ best, 1))
  if (suited) return score(flush, top(suited, 5), 0)
  const run = runIn(all)
  if (run) return score(straight, run, 0)
  if (best) return score(three, best, top(all ^ best, 2))
  if (repeated) return scoreOfPairs(all, repeated)
  return score(highCard, top(all, 5), 0)
}

function scoreOfPairs(all: Ranks, pairs: Ranks): number {
  const best = top(pairs, 2)
  return best === top(pairs, 1)
    ? score(pair, best, top(all ^ best, 3))
    : score(twoPair, best, top(all ^ best, 1))
}

/** The score of five to seven cards. */
export function scoreOf(cards: readonly Card[]): number {
  const held: [Ranks, Ranks, Ranks, Ranks] = [0, 0, 0, 0]
  for (const card of cards) {
    const place = placeOf(card)
    const suit = (place & 3) as 0 | 1 | 2 | 3
    held[suit] |= 1 << (place >> 2)
  }
  return scoreBySuits(...held)
}

export interface ReadScore {
  readonly kind: HandKind
  /** The ranks that make the hand what it is, the highest first. For a straight, its top alone. */
  readonly main: readonly number[]
  readonly kickers: readonly number[]
}

/** The meaning of a score. */
export function readScore(given: number): ReadScore {
  return {
    kind: handKinds[given >> 26] ?? 'high-card',
    main: ranksIn((given >> 13) & (allRanks - 1)),
    kickers: ranksIn(given & (allRanks - 1)),
  }
}

const ranksIn = (set: Ranks) =>
  Array.from({ length: 13 }, (_, index) => 12 - index).filter((rank) => set & (1 << rank))

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
