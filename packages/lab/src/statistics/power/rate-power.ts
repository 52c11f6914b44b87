import { leastDeals } from '../by-deal/estimate-of-sample.ts'
import { binomialAtMost } from '../numbers/tails.ts'
import { powerOf } from './deals-needed.ts'

export interface PlannedRates {
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
