import type { Card } from '../cards/card.ts'

const base = 16

/**
 * The best of all hands of five among these cards, as a number of which the greater is the better: the kind, and then
 * the ranks, those that are held more often first. It shares no code with the score that it is a check of.
 */
export function bruteScore(cards: readonly Card[]): number {
  const held = cards
    .map((card) => ({ rank: '23456789TJQKA'.indexOf(card.charAt(0)) + 2, suit: card.charAt(1) }))
    .sort((one, other) => other.rank - one.rank)
  let best = 0
  for (const places of fivesOf(cards.length)) {
    const suit = held[places[0] ?? 0]?.suit
    const isFlush = places.every((place) => held[place]?.suit === suit)
    const written = places.reduce((number, place) => number * base + (held[place]?.rank ?? 0), 0)
    best = Math.max(best, scoreOfFive(written, isFlush))
  }
  return best
}

/** The kind of the hand with this score, 0 for a high card and 8 for a straight flush. */
export const bruteKind = (score: number) => Math.floor(score / base ** 5)

const knownFives = new Map<number, readonly (readonly number[])[]>()

/** All ways to choose five of so many places. */
function fivesOf(count: number): readonly (readonly number[])[] {
  const stored = knownFives.get(count)
  if (stored) return stored
  const places = [...Array(count).keys()]
  const subsets = Array.from({ length: 1 << count }, (_, chosen) =>
    places.filter((place) => chosen & (1 << place)),
  )
  const fives = subsets.filter((subset) => subset.length === 5)
  knownFives.set(count, fives)
  return fives
}

const knownScores = { flush: new Map<number, number>(), other: new Map<number, number>() }

/** Five ranks are written as the digits of one number. Each is worked out once. */
function scoreOfFive(written: number, isFlush: boolean): number {
  const known = isFlush ? knownScores.flush : knownScores.other
  const stored = known.get(written)
  if (stored !== undefined) return stored
  const ranks = [4, 3, 2, 1, 0].map((place) => Math.floor(written / base ** place) % base)
  const found = scoreOfRanks(ranks, isFlush)
  known.set(written, found)
  return found
}

/** By how many equal ranks each of the five cards sees, itself included, added up. */
const kindBySum: Readonly<Record<number, number>> = { 5: 0, 7: 1, 9: 2, 11: 3, 13: 6, 17: 7 }

function scoreOfRanks(ranks: readonly number[], isFlush: boolean): number {
  const times = (rank: number) => ranks.filter((other) => other === rank).length
  const sum = ranks.reduce((total, rank) => total + times(rank), 0)
  const inOrder = ranks.toSorted((one, other) => times(other) - times(one) || other - one)
  const [first = 0, second = 0, , , last = 0] = inOrder
  const isWheel = sum === 5 && first === 14 && second === 5
  const isStraight = sum === 5 && (first - last === 4 || isWheel)
  const kind = isStraight ? (isFlush ? 8 : 4) : isFlush ? 5 : (kindBySum[sum] ?? 0)
  // An ace below a two counts as a one.
  const counted = isWheel ? [5, 4, 3, 2, 1] : inOrder
  return counted.reduce((score, rank) => score * base + rank, kind)
}
