import type { Interval } from '../interval.ts'

/**
 * Which tier each interval of a field stands in, the best in tier 1. Two rows whose intervals overlap are in one tier, and so
 * are all that hang together by such pairs: a tier ends only where every interval above it lies wholly over every one below.
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
 * The tiers of a season's ratings. One that is provisional would hold everybody together: such ratings have no tier, and
 * count for none, as soon as at least half of all are surer than that.
 */
export function tiersAmong(field: readonly RatedInterval[]): (own: RatedInterval) => number | null {
  const settled = field.filter(({ provisional }) => !provisional)
  const isSettled = settled.length > 0 && 2 * settled.length >= field.length
  const tier = tiersOf(isSettled ? settled : field)
  return (own) => (isSettled && own.provisional ? null : tier(own))
}
