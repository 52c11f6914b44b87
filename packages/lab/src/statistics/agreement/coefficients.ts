import type { Rng } from '@wis/engine'
import { t95 } from '@wis/ratings'
import { unsure } from '../estimate.ts'
import type { Estimate } from '../estimate.ts'

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

/** What a rating is: a name, a place in an order, or a number. */
export type AlphaScale = 'nominal' | 'ordinal' | 'interval'

/** What each rater said of one item, in the order of the raters. Null where a rater said nothing. */
export type RatedItem = readonly (number | null)[]

/**
 * Krippendorff's alpha: 1 where all agree, 0 where they agree as by chance. An item with fewer than two ratings tells
 * nothing. Null where only one value was ever said.
 */
export function krippendorffAlpha(items: readonly RatedItem[], scale: AlphaScale): number | null {
  const told = items.map(ratingsOf).filter((ratings) => ratings.length > 1)
  const totals = countsOf(told.flat())
  const apart = distanceOn(scale, totals)
  const n = told.reduce((sum, ratings) => sum + ratings.length, 0)
  const seen = told.reduce(
    (sum, ratings) => sum + apartWithin(countsOf(ratings), apart) / (ratings.length - 1),
    0,
  )
  const byChance = apartWithin(totals, apart) / (n - 1)
  return n > 1 && byChance > 0 ? 1 - seen / byChance : null
}

/** What each rater said of one item, as often as it was asked. Empty where it said nothing. */
export type WeighedItem = readonly (readonly number[])[]

/**
 * The same where raters rate an item more than once. Only ratings of two raters are compared, and all ratings of a rater
 * weigh as much as one.
 */
export function weightedAlpha(items: readonly WeighedItem[], scale: AlphaScale): number | null {
  const pairs: (readonly [one: number, other: number, weight: number])[] = []
  const totals = new Map<number, number>()
  for (const item of items) {
    const told = item.filter((ratings) => ratings.length > 0)
    if (told.length < 2) continue
    for (const [at, own] of told.entries()) {
      for (const rating of own) totals.set(rating, (totals.get(rating) ?? 0) + 1 / own.length)
      for (const [place, others] of told.entries())
        if (place !== at)
          for (const one of own)
            for (const other of others)
              pairs.push([one, other, 1 / (own.length * others.length * (told.length - 1))])
    }
  }
  const apart = distanceOn(scale, totals)
  const n = [...totals.values()].reduce((sum, weight) => sum + weight, 0)
  const seen = pairs.reduce(
    (sum, [one, other, weight]) => sum + (one === other ? 0 : weight * apart(one, other)),
    0,
  )
  const byChance = apartWithin(totals, apart) / (n - 1)
  return n > 1 && byChance > 0 ? 1 - seen / byChance : null
}

const ratingsOf = (item: RatedItem) => item.filter((rating) => rating !== null)

type Distance = (one: number, other: number) => number

/** The distances of all ordered pairs of ratings, by how often each value occurs. */
function apartWithin(counts: ReadonlyMap<number, number>, apart: Distance): number {
  let sum = 0
  for (const [one, count] of counts) {
    for (const [other, others] of counts) if (one !== other) sum += count * others * apart(one, other)
  }
  return sum
}

function distanceOn(scale: AlphaScale, totals: ReadonlyMap<number, number>): Distance {
  if (scale === 'nominal') return () => 1
  if (scale === 'interval') return (one, other) => (one - other) ** 2
  const places = middlePlaces(totals)
  return (one, other) => ((places.get(one) ?? 0) - (places.get(other) ?? 0)) ** 2
}

/** The mean place of each value if all ratings stood in a row. Two values are as far apart as the ratings between them. */
function middlePlaces(totals: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  let before = 0
  for (const [value, count] of [...totals].sort(([one], [other]) => one - other)) {
    places.set(value, before + count / 2)
    before += count
  }
  return places
}

function countsOf(ratings: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const rating of ratings) counts.set(rating, (counts.get(rating) ?? 0) + 1)
  return counts
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
