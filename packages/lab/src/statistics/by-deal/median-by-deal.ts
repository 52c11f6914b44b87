import { drawnFrom, unsure } from '../estimate.ts'
import type { Estimate } from '../estimate.ts'
import { binomialAtMost } from '../numbers/tails.ts'
import { clustersOf } from './deal-sums.ts'
import type { DealSum } from './deal-sums.ts'
import { leastDeals } from './sample.ts'

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
