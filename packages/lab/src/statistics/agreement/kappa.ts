import type { Rng } from '@wis/engine'
import { t95 } from '@wis/ratings'
import { unsure } from '../estimate.ts'
import type { Estimate } from '../estimate.ts'
import type { RatedItem } from './alpha.ts'

/** How much a disagreement counts: any the same, by its distance, or by the square of its distance. */
export type KappaWeights = 'none' | 'linear' | 'quadratic'

/** What two raters said of an item, and how much it counts: once, if nothing else is said. */
export type RatedPair = readonly [one: number, other: number, weight?: number]

/**
 * Cohen's kappa of two raters. Ratings are places in the order of the scale, from nought. Null where both always said
 * the same one thing, because chance alone would agree as well.
 */
export function kappa(
  pairs: readonly RatedPair[],
  scale: number,
  weights: KappaWeights = 'none',
): number | null {
  if (pairs.length === 0) return null
  const apart = distance(weights)
  const first = shares(
    pairs.map(([one, , weight = 1]) => [one, weight] as const),
    scale,
  )
  const second = shares(
    pairs.map(([, other, weight = 1]) => [other, weight] as const),
    scale,
  )
  const whole = sum(pairs.map(([, , weight = 1]) => weight))
  const seen = sum(pairs.map(([one, other, weight = 1]) => weight * apart(one, other))) / whole
  const byChance = sum(
    first.flatMap((share, one) => second.map((others, other) => share * others * apart(one, other))),
  )
  return byChance === 0 ? null : 1 - seen / byChance
}

function distance(weights: KappaWeights): (one: number, other: number) => number {
  if (weights === 'none') return (one, other) => (one === other ? 0 : 1)
  if (weights === 'linear') return (one, other) => Math.abs(one - other)
  return (one, other) => (one - other) ** 2
}

function shares(
  ratings: readonly (readonly [rating: number, weight: number])[],
  scale: number,
): readonly number[] {
  const counts = new Array<number>(scale).fill(0)
  for (const [rating, weight] of ratings) {
    if (!(rating in counts)) throw new RangeError(`a rating of ${rating} is not on a scale of ${scale}`)
    counts[rating] = (counts[rating] ?? 0) + weight
  }
  const whole = sum(counts)
  return counts.map((count) => count / whole)
}

/**
 * Fleiss' kappa: for each item, how many raters chose each category. All items have the same number of raters. Null where
 * only one category was ever chosen.
 */
export function fleissKappa(items: readonly (readonly number[])[]): number | null {
  const raters = sum(items[0] ?? [])
  if (raters < 2) return null
  if (items.some((counts) => sum(counts) !== raters))
    throw new RangeError('not all items have as many raters')
  const alike = items.map(
    (counts) => (sum(counts.map((count) => count ** 2)) - raters) / (raters * (raters - 1)),
  )
  const seen = sum(alike) / items.length
  const byChance = sum(
    (items[0] ?? []).map((_, category) => {
      const chosen = sum(items.map((counts) => counts[category] ?? 0))
      return (chosen / (items.length * raters)) ** 2
    }),
  )
  return byChance === 1 ? null : (seen - byChance) / (1 - byChance)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export interface Pairwise {
  /** How often two raters said the same, averaged over the pairs of raters. */
  readonly mean: number
  /** The standard deviation over the pairs of raters. Null with one pair. */
  readonly deviation: number | null
  readonly pairs: number
}

/** Two raters without a common item are no pair. Null without a pair. */
export function pairwiseAgreement(items: readonly RatedItem[]): Pairwise | null {
  const raters = Math.max(0, ...items.map((item) => item.length))
  const shares: number[] = []
  for (let one = 0; one < raters; one++) {
    for (let other = one + 1; other < raters; other++) {
      const common = items.filter((item) => isGiven(item[one]) && isGiven(item[other]))
      const alike = common.filter((item) => item[one] === item[other])
      if (common.length > 0) shares.push(alike.length / common.length)
    }
  }
  const pairs = shares.length
  if (pairs === 0) return null
  const mean = shares.reduce((sum, share) => sum + share, 0) / pairs
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0)
  return { mean, deviation: pairs > 1 ? Math.sqrt(squares / (pairs - 1)) : null, pairs }
}

const isGiven = (rating: number | null | undefined) => rating !== null && rating !== undefined

/** Fewer items leave too much to chance for an interval. */
const leastItems = 20
const redraws = 499

/**
 * A coefficient of agreement, with an interval that takes the items for what was drawn. `coefficient` is 1 where all
 * agree, such as Krippendorff's alpha, or a kappa. The interval is made on the scale of the logarithm of what is missing
 * to 1, on which such coefficients are spread evenly.
 */
export function agreementByItem<Item>(
  items: readonly Item[],
  coefficient: (items: readonly Item[]) => number | null,
  rng: Rng,
): Estimate {
  const deals = items.length
  const value = coefficient(items)
  const seen = { value, n: deals, deals }
  if (value === null) return unsure(seen, 'nothing-seen')
  if (deals < leastItems) return unsure(seen, 'too-few')
  if (value === 1) return unsure(seen, 'no-variation')
  const missing = Array.from({ length: redraws }, () => {
    const redrawn = coefficient(Array.from({ length: deals }, () => rng.pick(items)))
    return Math.log(Math.max(leastMissing, 1 - (redrawn ?? 1)))
  })
  const reach = t95(deals - 1) * deviation(missing)
  const [low, high] = [1 - (1 - value) * Math.exp(reach), 1 - (1 - value) * Math.exp(-reach)]
  return { value, low: Math.max(-1, low), high, n: deals, deals, method: 'bootstrap-by-item' }
}

/** Redrawn items that all agree would have no logarithm. */
const leastMissing = 1e-3

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}
