import type { RoleTally } from './games-apart.ts'
import type { Interval } from './interval.ts'
import { fifteenthsPerPoint } from './points.ts'
import { t95 } from './student.ts'
import type { Sums } from './sums.ts'

/** The mean points of a match, and how sure that is. */
export interface MeanPoints {
  /** Null without any match. */
  readonly value: number | null
  readonly matches: number
  /** 95 %, by Student's t. Null with fewer than two matches. */
  readonly interval: Interval | null
}

/** The mean of an agent's points over its matches, in points. */
export function meanPoints(
  { points, matches }: Pick<RoleTally, 'points' | 'matches'>,
  { pointsSquared }: Pick<Sums, 'pointsSquared'>,
): MeanPoints {
  if (matches === 0) return { value: null, matches, interval: null }
  const value = points / matches / fifteenthsPerPoint
  if (matches === 1) return { value, matches, interval: null }
  const squares = Math.max(0, pointsSquared - points ** 2 / matches)
  const deviation = Math.sqrt(squares / (matches - 1)) / fifteenthsPerPoint
  const reach = (t95(matches - 1) * deviation) / Math.sqrt(matches)
  return { value, matches, interval: { low: value - reach, high: value + reach } }
}
