import { t95 } from './distributions.ts'
import type { Interval } from './interval.ts'
import { fifteenthsPerPoint } from './points.ts'
import { fullWeight, weightedCounts } from './tally.ts'
import type { RoleTally, Sums, Tally } from './tally.ts'

/** The mean points of a match, and how sure that is. */
export interface MeanPoints {
  /** Null without any match. */
  readonly value: number | null
  readonly matches: number
  /** 95 %, by Student's t. Null with fewer than two matches. */
  readonly interval: Interval | null
}

/**
 * The mean of an agent's points over its matches, in points, each match with its weight. Together, matches that weigh less
 * tell as much as fewer in full.
 */
export function meanPoints(
  tally: Pick<RoleTally, 'points' | 'matches'> & Partial<Pick<Tally, 'discounted'>>,
  { pointsSquared }: Pick<Sums, 'pointsSquared'>,
): MeanPoints {
  const { points, matches } = tally
  if (matches === 0) return { value: null, matches, interval: null }
  const weighted = weightedCounts({ ...tally, wins: 0 })
  const value = weighted.points / weighted.matches / fifteenthsPerPoint
  if (matches === 1) return { value, matches, interval: null }
  const squares = Math.max(0, pointsSquared - points ** 2 / matches)
  const deviation = Math.sqrt(squares / (matches - 1)) / fifteenthsPerPoint
  const reach = (t95(matches - 1) * deviation) / Math.sqrt(weighted.matches / fullWeight)
  return { value, matches, interval: { low: value - reach, high: value + reach } }
}
