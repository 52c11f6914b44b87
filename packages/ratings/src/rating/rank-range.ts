import type { Interval } from '../interval.ts'
import { at } from './numbers.ts'

/** The best and the worst possible place of a row, given everybody's intervals. Places count from 1. */
export interface RankRange {
  readonly best: number
  readonly worst: number
}

/** Only rows whose whole interval lies above (below) a row's own are certain to stand before (behind) it. */
export function rankRangeAmong(field: readonly Interval[]): (own: Interval) => RankRange {
  const lows = Float64Array.from(field, ({ low }) => low).sort()
  const highs = Float64Array.from(field, ({ high }) => high).sort()
  return ({ low, high }) => ({
    best: 1 + field.length - firstWhere(lows, (value) => value > high),
    worst: field.length - firstWhere(highs, (value) => value >= low),
  })
}

/** The first place in ascending numbers at which the condition holds, or their length. */
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
