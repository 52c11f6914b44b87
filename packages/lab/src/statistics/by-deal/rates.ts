import { interval, t95 } from '@wis/ratings'
import { studentPointOf } from '../distributions.ts'
import { drawnFrom, unsure } from '../estimate.ts'
import type { Estimate } from '../estimate.ts'
import { pairsByContent, sumsByContent } from './deal-sums.ts'
import type { DealSum, PairedDeal } from './deal-sums.ts'
import { leastClusters, leastDeals, ratioSample, totalOf } from './sample.ts'

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

/**
 * A rate of successes among trials, several of one deal. Wilson's interval with as many trials as would be as telling
 * if they had nothing to do with each other.
 */
export function rateByDeal(sums: readonly DealSum[]): Estimate {
  const told = sums.filter(({ below }) => below > 0)
  const [successes, n] = [totalOf(told, 'above'), totalOf(told, 'below')]
  const clusters = sumsByContent(told)
  const drawn = drawnFrom(told.length, clusters.length)
  if (clusters.length === n) return wilsonRate(successes, n)
  if (clusters.length < 2)
    return unsure({ value: n > 0 ? successes / n : null, n, ...drawn }, n > 0 ? 'too-few' : 'nothing-seen')
  const { value, low, high } = wilsonByDeal(clusters, t95(clusters.length - 1))
  const method = drawn.contents === undefined ? 'wilson-by-deal' : 'wilson-by-content'
  return { value, low, high, n, ...drawn, method }
}

/** A rate of trials that have nothing to do with each other, with Wilson's interval. Every trial counts as a deal. */
export function wilsonRate(successes: number, trials: number): Estimate {
  const found = interval(successes, trials)
  if (!found) return unsure({ value: null, n: 0, deals: 0 }, 'nothing-seen')
  return { value: successes / trials, ...found, n: trials, deals: trials, method: 'wilson' }
}

interface RateInterval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/**
 * `perTrial` is how much one trial tells by one that has nothing to do with others. It is needed only where all trials
 * succeeded, or none, because nothing can be learned of it from such deals. A deal then counts as one trial.
 */
function wilsonByDeal(sums: readonly DealSum[], point: number, perTrial?: number): RateInterval {
  const [successes, trials] = [totalOf(sums, 'above'), totalOf(sums, 'below')]
  const value = successes / trials
  const telling = trials * (tellingPerTrial(sums) ?? perTrial ?? sums.length / trials)
  const spread = point ** 2 / telling
  const centre = (value + spread / 2) / (1 + spread)
  const reach = (point / (1 + spread)) * Math.sqrt((value * (1 - value)) / telling + spread / (4 * telling))
  return { value, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) }
}

/** Deals can be balanced, so that a trial tells more than one by itself would. It is never believed to tell more than this. */
const mostTelling = 2

/** Undefined where all trials succeeded, or none. */
function tellingPerTrial(sums: readonly DealSum[]): number | undefined {
  const [successes, trials] = [totalOf(sums, 'above'), totalOf(sums, 'below')]
  const sample = ratioSample(sums)
  if (!sample || successes === 0 || successes === trials) return undefined
  const bySpread = (sample.value * (1 - sample.value)) / sample.error ** 2 / trials
  return Math.min(mostTelling, bySpread)
}
