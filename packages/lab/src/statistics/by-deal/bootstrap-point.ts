import type { Rng } from '@wis/engine'
import type { Fit, FitOf } from './fit.ts'

export const resamplings = 999

/** Beyond so many deals, Student's t and the bootstrap agree to the third digit. */
export const mostResampledDeals = 1000

/**
 * How many standard errors the interval reaches to both sides: the distance that 95 of a hundred resampled sets of deals
 * keep from the real value, each by its own standard error. Infinite where too many sets have no spread at all.
 */
export function bootstrapPoint(fitOf: FitOf, real: Fit, deals: number, rng: Rng): number {
  const places = new Int32Array(deals)
  const distances = new Float64Array(resamplings)
  for (let set = 0; set < resamplings; set++) {
    for (let i = 0; i < deals; i++) places[i] = rng.int(deals)
    distances[set] = distance(fitOf(places), real)
  }
  distances.sort()
  return distances[Math.ceil(0.95 * (resamplings + 1)) - 1] ?? Number.POSITIVE_INFINITY
}

function distance(resampled: Fit | null, real: Fit): number {
  if (!resampled) return Number.POSITIVE_INFINITY
  const apart = Math.abs(resampled.value - real.value)
  if (apart <= 1e-9 * real.error) return 0
  return resampled.error <= 1e-9 * real.error ? Number.POSITIVE_INFINITY : apart / resampled.error
}
