import type { Estimate } from '../estimate.ts'

/** An experiment that goes on until an interval is as narrow as this, from end to end. */
export interface WidthStop {
  readonly width: number
  /** It ends after so many deals anyway. */
  readonly mostDeals: number
}

/**
 * An interval that is narrow by chance ends the experiment early, and holds the truth less often than it says. Looks
 * that begin here and come this seldom make good for it, as was measured on real play.
 */
const firstLook = 30
const growth = 1.1

/** After how many deals the interval is looked at again. Nobody looks in between. */
export function nextLook(deals: number, { mostDeals }: WidthStop): number {
  return Math.min(mostDeals, Math.max(firstLook, Math.ceil(deals * growth), deals + 1))
}

/** Why the experiment ends at this look, or null if it goes on. */
export function stopByWidth(
  { low, high, deals }: Estimate,
  { width, mostDeals }: WidthStop,
): 'width' | 'at-most' | null {
  if (low !== null && deals >= Math.min(firstLook, mostDeals) && high - low <= width) return 'width'
  return deals >= mostDeals ? 'at-most' : null
}
