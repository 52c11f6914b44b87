import { interval, t95 } from '@wis/ratings'
import { leastDeals } from '../by-deal/sample.ts'
import type { Estimate } from '../estimate.ts'
import { leastWhere } from './deals-needed.ts'

/** An experiment that goes on until an interval is as narrow as this, from end to end. */
export interface WidthStop {
  readonly width: number
  /** It ends after so many deals anyway. */
  readonly mostDeals: number
}

const firstLook = 30
/** The next look comes when there is this part more. */
const part = 10

/** After how many deals the interval is looked at next. Nobody looks in between. */
export function nextLook(deals: number, { mostDeals }: WidthStop): number {
  return Math.min(mostDeals, Math.max(firstLook, deals + Math.ceil(deals / part)))
}

/**
 * Why the experiment ends at this look, or null if it goes on. An interval that is narrow by chance would end it too
 * early, and would hold the truth less often than it says. Therefore the interval of the look before was narrow, too,
 * and looks begin late and come seldom. What is left of the error was measured on real play.
 */
export function stopByWidth(
  now: Estimate,
  before: Estimate | null,
  stop: WidthStop,
): 'width' | 'at-most' | null {
  if (isNarrow(now, stop) && before !== null && isNarrow(before, stop)) return 'width'
  return now.deals >= stop.mostDeals ? 'at-most' : null
}

function isNarrow({ low, high, deals }: Estimate, { width }: WidthStop): boolean {
  return low !== null && deals >= firstLook && high - low <= width
}

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
