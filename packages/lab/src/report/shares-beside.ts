import { pairDeals, sumsByDeal } from '../statistics/by-deal/deal-sums.ts'
import type { SeenInDeal } from '../statistics/by-deal/deal-sums.ts'
import { rateByDeal } from '../statistics/by-deal/rate-by-deal.ts'
import { rateDifference } from '../statistics/by-deal/rate-difference.ts'
import type { Estimate } from '../statistics/estimate.ts'

/** Something that was seen in one of two groups. */
export interface SeenInGroup extends SeenInDeal {
  readonly isFirst: boolean
}

/** The share of two groups, and the first less the second over the same deals. */
export interface SharesBeside {
  readonly first: Estimate
  readonly second: Estimate
  readonly difference: Estimate
}

export function sharesBeside(seen: readonly SeenInGroup[]): SharesBeside {
  const part = (isFirst: boolean) =>
    sumsByDeal(
      seen.map((one) => {
        const counts = one.isFirst === isFirst
        return { ...one, above: counts ? one.above : 0, below: counts ? 1 : 0 }
      }),
    )
  const [first, second] = [part(true), part(false)]
  const told = (sums: typeof first) => sums.filter(({ below }) => below > 0)
  return {
    first: rateByDeal(told(first)),
    second: rateByDeal(told(second)),
    difference: rateDifference(pairDeals(first, second)),
  }
}
