import { pairsByContent } from './by-deal/deal-sums.ts'
import type { PairedDeal } from './by-deal/deal-sums.ts'
import { rateDifference } from './by-deal/rates.ts'
import type { NumberKind } from './compare.ts'
import { studentPointOf } from './distributions.ts'
import type { Estimate } from './estimate.ts'

export interface Ends {
  readonly low: number
  readonly high: number
}

interface OfFamily {
  readonly kind: NumberKind
  readonly pairs: readonly PairedDeal[]
  /** With its own interval. */
  readonly difference: Estimate
  /** So many comparisons are corrected for together. */
  readonly comparisons: number
}

/**
 * The ends of an interval for a difference among many: all intervals of its family hold the truth at once 95 times in a
 * hundred. Null where the difference has no interval of its own. It goes by Bonferroni. Where deals are drawn again, no draw
 * is as rare as that, and the interval is wider by as much as Student's would be.
 */
export function endsTogether({ kind, pairs, difference, comparisons }: OfFamily): Ends | null {
  if (difference.low === null) return null
  const beyond = 0.05 / Math.max(1, comparisons)
  const { value, low, high } = kind === 'rate' ? rateDifference(pairs, beyond) : difference
  if (low === null) return null
  if (kind === 'rate') return { low, high }
  const freedom = pairsByContent(pairs).length - 1
  const wider = studentPointOf(beyond / 2, freedom) / studentPointOf(0.025, freedom)
  return { low: value - (value - low) * wider, high: value + (high - value) * wider }
}
