import { normalShare } from '@wis/ratings'
import { leastDeals } from '../by-deal/sample.ts'
import type { PairComparison } from '../compare.ts'
import { binomialAtMost, studentPointOf } from '../distributions.ts'
import type { Corrected } from '../holm.ts'
import { verdictOf } from '../verdict.ts'

export type Wanted = Omit<Planned, 'deals'> & {
  /** How probable it shall be that the difference is found, such as 0.8. */
  readonly power: number
}

/** Nobody plays more than this to tell two apart. */
const mostDeals = 1_000_000

/** So many deals find a difference of this size with the wanted power. Null where a million do not. */
export function dealsNeeded({ power, ...wanted }: Wanted): number | null {
  return leastWhere((deals) => powerOf({ ...wanted, deals }) >= power, leastDeals)
}

export interface PlannedSize {
  readonly deviation: number
  readonly deals: number
  readonly power: number
  readonly step?: number
  readonly alpha?: number
}

/** The least difference that so many deals find with the wanted power. Null with fewer deals than any interval needs. */
export function detectable({ power, ...size }: PlannedSize): number | null {
  if (size.deals < leastDeals) return null
  let high = size.deviation
  while (high > 0 && powerOf({ ...size, difference: high }) < power) high *= 2
  let low = 0
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (powerOf({ ...size, difference: middle }) >= power) high = middle
    else low = middle
  }
  return high
}

interface KnownInterval {
  /** From the middle of the interval to its end. */
  readonly half: number
  readonly deals: number
  /** How many intervals hold together. */
  readonly together: number
}

/** The least difference that as many deals find four times in five, if they vary as much as an interval of them says. */
export function detectableWith({ half, deals, together }: KnownInterval): number | null {
  if (deals < leastDeals) return null
  const alpha = 0.05 / Math.max(1, together)
  const deviation = (half / studentPointOf(alpha / 2, deals - 1)) * Math.sqrt(deals)
  return detectable({ deviation, deals, power: 0.8, alpha })
}

export interface Planned {
  /** The difference in one deal, or in the mean of all. */
  readonly difference: number
  /** The standard deviation of the difference in one deal. */
  readonly deviation: number
  readonly deals: number
  /**
   * How much of a deal one success is, where only successes are counted: 1 with one trial of each in a deal, a sixth with
   * six. A test finds less where a difference can only take such steps. Nothing for points.
   */
  readonly step?: number
  /** How often a false alarm is allowed. 0.05 if it is not given. */
  readonly alpha?: number
}

/**
 * How probable it is that the difference is found, by the noncentral t distribution. A test by swaps finds as much as
 * Student's where deals are not very few.
 */
export function powerOf({ difference, deviation, deals, step = 0, alpha = 0.05 }: Planned): number {
  if (deals < 2) return 0
  if (deviation === 0) return difference === 0 ? 0 : 1
  const freedom = deals - 1
  const size = Math.max(0, Math.abs(difference) - step / deals)
  const shift = (size / deviation) * Math.sqrt(deals)
  const point = studentPointOf(alpha / 2, freedom)
  return noncentralTail(point, shift, freedom) + noncentralTail(point, -shift, freedom)
}

const steps = 400

/**
 * The probability that a normal number with this mean, divided by the spread of as many, exceeds a point: an integral
 * over the spread, by Simpson's rule.
 */
function noncentralTail(point: number, mean: number, freedom: number): number {
  const reach = 8 / Math.sqrt(2 * freedom)
  const from = Math.max(1e-9, 1 - reach)
  const step = (1 + reach - from) / steps
  const density = (spread: number) =>
    Math.exp((freedom - 1) * Math.log(spread) - (freedom * (spread ** 2 - 1)) / 2)
  let [tail, all] = [0, 0]
  for (let i = 0; i <= steps; i++) {
    const spread = from + i * step
    const weight = density(spread) * (i === 0 || i === steps ? 1 : i % 2 === 0 ? 2 : 4)
    tail += weight * normalShare(mean - point * spread)
    all += weight
  }
  return tail / all
}

function leastWhere(holds: (deals: number) => boolean, least: number): number | null {
  let high = least
  while (!holds(high)) {
    if (high >= mostDeals) return null
    high = Math.min(mostDeals, high * 2)
  }
  let low = high === least ? least : Math.floor(high / 2)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return high
}

/** Nobody plays more than this to tell two apart. */
const most = 100_000

/**
 * About how many more deals would tell two apart, with a power of 0.8, if their difference is as great as it looks. Where
 * contents were dealt more than once, so many more contents, each dealt as often: more deals of the same tell little.
 * 0 where they are told apart already. Null where no estimate is possible, or it is more than anybody plays.
 */
export function moreDeals(comparison: PairComparison, corrected?: Corrected): number | null {
  const verdict = verdictOf(comparison, corrected)
  if (verdict === 'first' || verdict === 'second') return 0
  const { difference, deviation, step = 0 } = comparison
  if (!difference.value || deviation === null) return null
  // A comparison that does not count stands beside those that do, of which there may be none.
  const alpha = 0.05 / Math.max(1, corrected?.comparisons ?? 1)
  const byPower = dealsNeeded({ difference: difference.value, deviation, step, power: 0.8, alpha })
  if (byPower === null) return null
  const drawn = difference.contents ?? difference.deals
  const needed = Math.max(byPower, leastDealt(comparison, drawn, alpha))
  return needed > most ? null : Math.max(1, needed - drawn)
}

/** With fewer, no swap of names has a chance that is small enough, if as many of them are telling as were. */
function leastDealt({ telling }: PairComparison, drawn: number, alpha: number): number {
  if (telling === undefined) return 0
  const least = 1 + Math.ceil(Math.log2(1 / alpha))
  return Math.ceil((least * drawn) / Math.max(1, telling))
}

interface PlannedRates {
  readonly deals: number
  readonly power: number
  /** How often a false alarm is allowed. */
  readonly alpha: number
  /** What lies in the middle of the two rates. */
  readonly rate: number
  /** How much both go up and down together over the deals. */
  readonly correlation: number
}

/**
 * The least difference of two rates that so many deals find with the wanted power, if one trial of each is counted in a deal.
 * Null where not even none and all are told apart.
 */
export function detectableRates({ deals, power, ...planned }: PlannedRates): number | null {
  if (deals < leastDeals) return null
  const found = deals <= mostCounted ? countedPower(deals, planned.alpha) : curvedPower(deals, planned.alpha)
  const most = 2 * Math.min(planned.rate, 1 - planned.rate)
  const isFound = (difference: number) => found(alone(difference, planned)) >= power
  if (!isFound(most)) return null
  let [low, high] = [0, most]
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2
    if (isFound(middle)) high = middle
    else low = middle
  }
  return high
}

/** How often one of the two succeeds alone in a deal, and how often the other does. */
type Alone = readonly [one: number, other: number]

function alone(difference: number, { rate, correlation }: Pick<PlannedRates, 'rate' | 'correlation'>): Alone {
  const [one, other] = [rate + difference / 2, rate - difference / 2]
  const together = correlation * Math.sqrt(one * (1 - one) * other * (1 - other))
  return [Math.max(0, one * (1 - other) - together), Math.max(0, other * (1 - one) - together)]
}

/** With so many deals all outcomes are counted. Beyond, the curve of Student’s t tells the same. */
const mostCounted = 100

/** The power of the test by swaps, which of single trials is the sign test, from all its outcomes. */
function countedPower(deals: number, alpha: number): (alone: Alone) => number {
  const least = Array.from({ length: deals + 1 }, (_, telling) => mostOfOther(telling, alpha))
  return ([one, other]) => {
    const apart = one + other
    let power = 0
    for (let telling = 1; telling <= deals; telling++) {
      const most = least[telling] ?? -1
      if (most < 0) continue
      const chance = binomialAtMost(telling, deals, apart) - binomialAtMost(telling - 1, deals, apart)
      const tails = binomialAtMost(most, telling, other / apart) + binomialAtMost(most, telling, one / apart)
      power += chance * tails
    }
    return power
  }
}

/** In so few of these deals at most may one of the two succeed alone, if the chance is to be small enough. */
function mostOfOther(telling: number, alpha: number): number {
  let most = -1
  while (2 * (most + 1) < telling && 2 * binomialAtMost(most + 1, telling, 0.5) <= alpha) most++
  return most
}

function curvedPower(deals: number, alpha: number): (alone: Alone) => number {
  return ([one, other]) => {
    const difference = one - other
    const deviation = Math.sqrt(Math.max(0, one + other - difference ** 2))
    return powerOf({ difference, deviation, deals, alpha, step: 1 })
  }
}
