import type { Estimate } from '../estimate.ts'

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
