import { t95 } from './distributions.ts'
import type { Interval } from './interval.ts'

/** What is known of the points of one player in independent matches. */
export interface Sample {
  readonly n: number
  readonly mean: number
  /** The variance of one match, with n − 1 below it. */
  readonly variance: number
}

export interface MeanDifference extends Interval {
  readonly difference: number
  /** Whether the 95% interval leaves out 0. */
  readonly isSignificant: boolean
  /**
   * How many more matches of each would find a difference of this size in four of five comparisons; null where there is
   * one already, or where it would take more than anybody plays.
   */
  readonly more: number | null
}

const mostMatches = 20_000

/** The 95% interval of a mean by Student's t. Undefined below two matches. */
export function meanInterval({ n, mean, variance }: Sample): Interval | undefined {
  if (n < 2) return undefined
  const half = t95(n - 1) * Math.sqrt(variance / n)
  return { low: mean - half, high: mean + half }
}

/** The first mean minus the second by Welch's t. Undefined where either has fewer than two matches or nothing varies. */
export function meanDifference(one: Sample, other: Sample): MeanDifference | undefined {
  const [a, b] = [one.variance / one.n, other.variance / other.n]
  if (one.n < 2 || other.n < 2 || a + b === 0) return undefined
  const freedom = (a + b) ** 2 / (a ** 2 / (one.n - 1) + b ** 2 / (other.n - 1))
  const difference = one.mean - other.mean
  const half = t95(Math.max(1, Math.floor(freedom))) * Math.sqrt(a + b)
  const isSignificant = Math.abs(difference) > half
  return {
    difference,
    low: difference - half,
    high: difference + half,
    isSignificant,
    more: isSignificant ? null : moreMatches(one, other, difference),
  }
}

/** Two-sided at 5 % and with a power of 80 %, as the normal distribution has it. */
const [pointOfTest, pointOfPower] = [1.96, 0.8416]

function moreMatches(one: Sample, other: Sample, difference: number): number | null {
  const each = ((pointOfTest + pointOfPower) / difference) ** 2 * (one.variance + other.variance)
  const more = Math.ceil(each - Math.min(one.n, other.n))
  return more > 0 && more <= mostMatches ? more : null
}
