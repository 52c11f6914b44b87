import { interval, t95 } from '@wis/ratings'
import { leastDeals } from '../by-deal/estimate-of-sample.ts'
import { leastWhere } from './deals-needed.ts'

/** So many deals make the interval of a mean as narrow as this, from end to end. Null where a million do not. */
export function dealsForWidth(width: number, deviation: number): number | null {
  return leastWhere((deals) => (2 * t95(deals - 1) * deviation) / Math.sqrt(deals) <= width, leastDeals)
}

/** The same of a rate, of which one trial a deal is counted. A rate of a half needs most, and is taken if none is given. */
export function dealsForRateWidth(width: number, rate = 0.5): number | null {
  return leastWhere((deals) => {
    const found = interval(rate * deals, deals)
    return found !== null && found.high - found.low <= width
  }, leastDeals)
}
