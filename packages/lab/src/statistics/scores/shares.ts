import type { SeenInDeal } from '../by-deal/deal-sums.ts'

/** A win is one share, and those who win together have equal parts of it. Places are counted from 1. */
export function winShares(places: readonly number[]): readonly number[] {
  const best = Math.min(...places)
  const winners = places.filter((place) => place === best).length
  return places.map((place) => (place === best ? 1 / winners : 0))
}

/**
 * How far a number is from where it should be, by where it should be. Over many numbers, the sum of the distances is
 * divided by the sum of the sizes, so that a small one that is far off does not outweigh all others.
 */
export function normalisedDeviation(deal: string, value: number, right: number): SeenInDeal {
  return { deal, above: Math.abs(value - right), below: Math.abs(right) }
}
