import type { Rng } from '@wis/engine'
import { clustersOf, pairDeals, pairsByContent } from './by-deal/deal-sums.ts'
import type { DealSum, PairedDeal } from './by-deal/deal-sums.ts'
import { rateByDeal, rateDifference } from './by-deal/rates.ts'
import { differenceSample, estimateOfSample, leastDeals, meanByDeal } from './by-deal/sample.ts'
import type { MeanKind } from './by-deal/sample.ts'
import { swapTest } from './by-deal/swap-test.ts'
import type { SwapTest } from './by-deal/swap-test.ts'
import { binomialAtMost } from './distributions.ts'
import { drawnFrom, unsure } from './estimate.ts'
import type { Estimate } from './estimate.ts'

/** A rate counts trials that succeed or not. Anything else is a mean: points, or a sum divided by another. */
export type NumberKind = 'rate' | MeanKind

/** Two subjects, or one under two conditions, on the same deals. */
export interface Comparison extends PairComparison {
  readonly first: Estimate
  readonly second: Estimate
}

/** What sets two apart, without what each of them has. */
export interface PairComparison {
  /** First minus second, over the deals that both have. */
  readonly difference: Estimate
  /** Null if one of them showed nothing. */
  readonly test: SwapTest | null
  /** The standard deviation of the difference in one deal, or in one content if contents were drawn. Null with fewer than two. */
  readonly deviation: number | null
  /** How much of a deal, or content, one success is. Not given for a mean. */
  readonly step?: number
  /** How many deals, or contents, the two did not play alike. Not given in reports of before. */
  readonly telling?: number
}

export interface Compared {
  readonly kind: NumberKind
  readonly first: readonly DealSum[]
  readonly second: readonly DealSum[]
  readonly rng: Rng
  /** So many comparisons will be corrected for together. One if it is not given. */
  readonly comparisons?: number | undefined
}

export function estimateOf(kind: NumberKind | 'median', sums: readonly DealSum[], rng: Rng): Estimate {
  if (kind === 'median') return medianByDeal(sums)
  return kind === 'rate' ? rateByDeal(sums) : meanByDeal(sums, rng, kind)
}

/**
 * The median over deals, with an interval between two of its own values: however the values are spread, the median of all
 * is below the kth smallest of n with the chance of fewer than k heads in n tosses. Where contents come several times, the interval
 * is between two of their own medians.
 */
export function medianByDeal(sums: readonly DealSum[]): Estimate {
  const told = sums.filter(({ below }) => below > 0)
  const value = medianOf(told.map(valueOf))
  if (value === null) return unsure({ value: null, n: 0, deals: 0 }, 'nothing-seen')
  const middles = clustersOf(told).flatMap((own) => medianOf(own.map(valueOf)) ?? [])
  const seen = { n: told.length, ...drawnFrom(told.length, middles.length) }
  const sorted = middles.toSorted((one, other) => one - other)
  const [low, high] = endsOf(sorted)
  if (sorted.length < leastDeals || low === undefined || high === undefined)
    return unsure({ value, ...seen }, 'too-few')
  if (sorted[0] === sorted.at(-1)) return unsure({ value, ...seen }, 'no-variation')
  const method = seen.contents === undefined ? 'ranks-by-deal' : 'ranks-by-content'
  return { value, low: Math.min(low, value), high: Math.max(high, value), ...seen, method }
}

const valueOf = ({ above, below }: DealSum) => above / below

/** Null of nothing. */
function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return below === undefined || above === undefined ? null : (below + above) / 2
}

/** The innermost two of the sorted values that hold the median in 95 of a hundred draws at least. */
function endsOf(sorted: readonly number[]): readonly [number | undefined, number | undefined] {
  let k = 0
  while (binomialAtMost(k, sorted.length, 0.5) <= 0.025) k += 1
  return [sorted[k - 1], sorted[sorted.length - k]]
}

/** Deals that only one of them played are left out of the comparison. */
export function compare({ kind, first, second, rng, comparisons }: Compared): Comparison {
  return {
    first: estimateOf(kind, first, rng),
    second: estimateOf(kind, second, rng),
    ...comparePairs(kind, pairDeals(first, second), { rng, comparisons }),
  }
}

interface Drawing extends Pick<Compared, 'rng' | 'comparisons'> {
  /** What each deal adds to the difference, if its interval is made of something else. */
  readonly added?: readonly PairedDeal[] | undefined
}

export function comparePairs(
  kind: NumberKind,
  pairs: readonly PairedDeal[],
  { rng, comparisons, added = pairs }: Drawing,
): PairComparison {
  const clusters = pairsByContent(pairs)
  const error = differenceSample(clusters)?.error ?? Number.NaN
  return {
    difference: unlessAlike(differenceOf(kind, pairs, rng), added),
    test: swapTest(added, rng, comparisons),
    deviation: Number.isNaN(error) ? null : error * Math.sqrt(clusters.length),
    ...(kind === 'rate' && { step: stepOf(clusters) }),
  }
}

/** Parts in which all deals went alike show no spread, but the deals of all parts together do. */
function unlessAlike(difference: Estimate, added: readonly PairedDeal[]): Estimate {
  if (difference.without !== 'no-variation') return difference
  const { error = 0 } = differenceSample(pairsByContent(added)) ?? {}
  return error > 1e-12 ? unsure(difference, 'too-few') : difference
}

function stepOf(pairs: readonly PairedDeal[]): number {
  const trials = pairs.reduce((sum, { first }) => sum + first.below, 0)
  return trials > 0 ? pairs.length / trials : 1
}

/** First minus second in the same deals. */
export function differenceOf(kind: NumberKind, pairs: readonly PairedDeal[], rng: Rng): Estimate {
  if (kind === 'rate') return rateDifference(pairs)
  const n = pairs.reduce((total, pair) => total + pair.first.below + pair.second.below, 0)
  const clusters = pairsByContent(pairs)
  const drawn = drawnFrom(pairs.length, clusters.length)
  const sample = differenceSample(clusters)
  if (!sample) return unsure({ value: null, n, ...drawn }, 'nothing-seen')
  return estimateOfSample(sample, { n, ...drawn }, rng, kind)
}
