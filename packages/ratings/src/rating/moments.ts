import { z95 } from '../interval.ts'
import type { Interval } from '../interval.ts'

/** A distribution by its mean, its variance and its third central moment, whose sign shows the longer side. */
export interface Moments {
  readonly mean: number
  readonly variance: number
  readonly third: number
}

interface Weighted extends Moments {
  readonly weight: number
}

/** The greatest skewness at which these numbers still describe a curve. */
const mostSkew = 0.9
const mostPeaked = 3

/** The mean and the 95 % interval of a mixture whose weights add up to 1 (Cornish and Fisher). */
export function centreOf(parts: readonly Weighted[]): Interval & { readonly mean: number } {
  let mean = 0
  for (const part of parts) mean += part.weight * part.mean
  let [variance, third, fourth] = [0, 0, 0]
  for (const part of parts) {
    const off = part.mean - mean
    variance += part.weight * (part.variance + off ** 2)
    third += part.weight * (part.third + 3 * part.variance * off + off ** 3)
    const own = 3 * part.variance ** 2 + 4 * off * part.third
    fourth += part.weight * (own + 6 * part.variance * off ** 2 + off ** 4)
  }
  const deviation = Math.sqrt(variance)
  const skew = within(third / deviation ** 3, -mostSkew, mostSkew)
  const peaked = within(fourth / variance ** 2 - 3, 0, mostPeaked)
  return {
    mean,
    low: mean + deviation * stretched(-z95, skew, peaked),
    high: mean + deviation * stretched(z95, skew, peaked),
  }
}

/** The place in a curve of this shape that corresponds to z in a normal one. */
function stretched(z: number, skew: number, peaked: number): number {
  const bySkew = ((z ** 2 - 1) / 6) * skew - ((2 * z ** 3 - 5 * z) / 36) * skew ** 2
  return z + bySkew + ((z ** 3 - 3 * z) / 24) * peaked
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
