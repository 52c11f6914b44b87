import type { Interval } from '../interval.ts'
import { at } from './at.ts'

/** The best and the worst place that a row may deserve, given everybody's intervals; places count from 1. */
export interface RankRange {
  readonly best: number
  readonly worst: number
}

/** Only those whose whole interval lies above (below) one's own are certain to stand before (behind) it. */
export function rankRanges(intervals: readonly Interval[]): RankRange[] {
  const lows = Float64Array.from(intervals, ({ low }) => low).sort()
  const highs = Float64Array.from(intervals, ({ high }) => high).sort()
  return intervals.map(({ low, high }) => ({
    best: 1 + lows.length - countUpTo(lows, high),
    worst: highs.length - countBelow(highs, low),
  }))
}

/** How many of the sorted numbers are not above the limit. */
function countUpTo(sorted: Float64Array, limit: number): number {
  return firstWhere(sorted, (value) => value > limit)
}

function countBelow(sorted: Float64Array, limit: number): number {
  return firstWhere(sorted, (value) => value >= limit)
}

function firstWhere(sorted: Float64Array, holds: (value: number) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(at(sorted, middle))) high = middle
    else low = middle + 1
  }
  return low
}
