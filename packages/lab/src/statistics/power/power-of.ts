import { normalShare } from '@wis/ratings'
import { studentPointOf } from '../numbers/student-point-of.ts'

export interface Planned {
  /** The difference in one deal, or in the mean of all. */
  readonly difference: number
  /** The standard deviation of the difference in one deal. */
  readonly deviation: number
  readonly deals: number
  /**
   * How much of a deal one success is, where only successes are counted: 1 with one trial of each in a deal, a sixth with
   * six. A test finds less where a difference can only take such steps. Nothing for points.
   */
  readonly step?: number
  /** How often a false alarm is allowed. 0.05 if it is not given. */
  readonly alpha?: number
}

/**
 * How probable it is that the difference is found, by the noncentral t distribution. A test by swaps finds as much as
 * Student's where deals are not very few.
 */
export function powerOf({ difference, deviation, deals, step = 0, alpha = 0.05 }: Planned): number {
  if (deals < 2) return 0
  if (deviation === 0) return difference === 0 ? 0 : 1
  const freedom = deals - 1
  const size = Math.max(0, Math.abs(difference) - step / deals)
  const shift = (size / deviation) * Math.sqrt(deals)
  const point = studentPointOf(alpha / 2, freedom)
  return noncentralTail(point, shift, freedom) + noncentralTail(point, -shift, freedom)
}

const steps = 400

/**
 * The probability that a normal number with this mean, divided by the spread of as many, exceeds a point: an integral
 * over the spread, by Simpson's rule.
 */
function noncentralTail(point: number, mean: number, freedom: number): number {
  const reach = 8 / Math.sqrt(2 * freedom)
  const from = Math.max(1e-9, 1 - reach)
  const step = (1 + reach - from) / steps
  const density = (spread: number) =>
    Math.exp((freedom - 1) * Math.log(spread) - (freedom * (spread ** 2 - 1)) / 2)
  let [tail, all] = [0, 0]
  for (let i = 0; i <= steps; i++) {
    const spread = from + i * step
    const weight = density(spread) * (i === 0 || i === steps ? 1 : i % 2 === 0 ? 2 : 4)
    tail += weight * normalShare(mean - point * spread)
    all += weight
  }
  return tail / all
}
