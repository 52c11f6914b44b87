import type { Interval } from '../interval.ts'

/**
 * The tier of each interval of a field, the best in tier 1. Rows with overlapping intervals share a tier, and so do
 * all rows connected by such pairs. A tier ends only where every interval above lies wholly over every interval
 * below.
 */
export function tiersOf(field: readonly Interval[]): (own: Interval) => number {
  const floors: number[] = []
  let floor: number | undefined
  for (const { low, high } of field.toSorted((one, other) => other.high - one.high)) {
    if (floor !== undefined && high < floor) floors.push(floor)
    floor = Math.min(floor ?? low, low)
  }
  return ({ high }) => 1 + floors.filter((end) => high < end).length
}

export interface RatedInterval extends Interval {
  readonly provisional: boolean
}

/**
 * The tiers of a season's ratings. A single provisional rating would connect everybody. So once at least half of all
 * ratings are surer than that, provisional ratings have no tier and do not affect the others.
 */
export function tiersAmong(field: readonly RatedInterval[]): (own: RatedInterval) => number | null {
  const settled = field.filter(({ provisional }) => !provisional)
  const isSettled = settled.length > 0 && 2 * settled.length >= field.length
  const tier = tiersOf(isSettled ? settled : field)
  return (own) => (isSettled && own.provisional ? null : tier(own))
}
