import { leastDeals } from '../by-deal/estimate-of-sample.ts'
import { powerOf } from './power-of.ts'
import type { Planned } from './power-of.ts'

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

export interface TwoRates {
  readonly first: number
  readonly second: number
  /** Trials of each in one deal. */
  readonly perDeal: number
  /** How much both go up and down together over the deals. Nothing if it is not given, which asks for more deals. */
  readonly correlation?: number
}

/** The standard deviation in one deal of the difference of two rates. */
export function deviationOfRates({ first, second, perDeal, correlation = 0 }: TwoRates): number {
  const [own, others] = [first * (1 - first), second * (1 - second)]
  return Math.sqrt((own + others - 2 * correlation * Math.sqrt(own * others)) / perDeal)
}

export function leastWhere(holds: (deals: number) => boolean, least: number): number | null {
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
