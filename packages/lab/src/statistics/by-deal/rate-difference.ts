import { normalShare, studentPoint, t95 } from '@wis/ratings'
import { drawnFrom, unsure } from '../estimate.ts'
import type { Estimate } from '../estimate.ts'
import { pairsByContent } from './deal-sums.ts'
import type { PairedDeal } from './deal-sums.ts'
import { tellingPerTrial, wilsonByDeal } from './rate-by-deal.ts'
import type { RateInterval } from './rate-by-deal.ts'
import { leastClusters, leastDeals } from './sample.ts'

/**
 * The difference of two rates in the same deals, by Newcombe's square and add: the distances of both rates to the ends
 * of their own intervals, put together with their correlation over the deals. It holds for rates of nothing, too.
 * `beyond` is how often the truth may lie beyond the interval. On a `scale` that rises with the rate, the same is done to where
 * rates and ends lie on it.
 */
export function rateDifference(
  played: readonly PairedDeal[],
  beyond = 0.05,
  scale: (rate: number) => number = asItIs,
): Estimate {
  const pairs = pairsByContent(played)
  const [firsts, seconds] = [pairs.map(({ first }) => first), pairs.map(({ second }) => second)]
  const n = [...firsts, ...seconds].reduce((total, { below }) => total + below, 0)
  const drawn = drawnFrom(played.length, pairs.length)
  const isEmpty = [firsts, seconds].some((sums) => sums.every(({ below }) => below === 0))
  if (isEmpty) return unsure({ value: null, n, ...drawn }, 'nothing-seen')
  const point = studentPointOf(beyond / 2, pairs.length - 1)
  const [first, second] = [
    wilsonByDeal(firsts, point, tellingPerTrial(seconds)),
    wilsonByDeal(seconds, point, tellingPerTrial(firsts)),
  ]
  const [one, other] = [scaled(first, scale), scaled(second, scale)]
  const value = one.value - other.value
  if (played.length < leastDeals || pairs.length < leastClusters)
    return unsure({ value, n, ...drawn }, 'too-few')
  const together = correlation(pairs, first, second)
  const low = value - added(one.value - one.low, other.high - other.value, together)
  const high = value + added(one.high - one.value, other.value - other.low, together)
  const method = drawn.contents === undefined ? 'paired-wilson-by-deal' : 'paired-wilson-by-content'
  return { value, low, high, n, ...drawn, method }
}

/** Above this, the curve is computed from the normal one and its first correction. */
const mostExact = 1000

/** The value that Student's t exceeds with this probability, which is below a half. */
export function studentPointOf(tail: number, freedom: number): number {
  if (tail === 0.025) return t95(freedom)
  if (freedom <= mostExact) return studentPoint(tail, freedom)
  const point = normalPoint(tail)
  return point + (point ** 3 + point) / (4 * freedom)
}

/** The value that a normal number exceeds with this probability. */
function normalPoint(tail: number): number {
  let low = 0
  let high = 40
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (normalShare(-middle) > tail) low = middle
    else high = middle
  }
  return high
}

const asItIs = (rate: number) => rate

const scaled = ({ value, low, high }: RateInterval, scale: (rate: number) => number): RateInterval => ({
  value: scale(value),
  low: scale(low),
  high: scale(high),
})

function added(one: number, other: number, together: number): number {
  return Math.sqrt(Math.max(0, one ** 2 - 2 * together * one * other + other ** 2))
}

function correlation(pairs: readonly PairedDeal[], first: RateInterval, second: RateInterval): number {
  let [both, own, others] = [0, 0, 0]
  for (const pair of pairs) {
    const one = pair.first.above - first.value * pair.first.below
    const other = pair.second.above - second.value * pair.second.below
    both += one * other
    own += one ** 2
    others += other ** 2
  }
  return own * others > 0 ? both / Math.sqrt(own * others) : 0
}
