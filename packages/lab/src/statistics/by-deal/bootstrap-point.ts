import type { Rng } from '@wis/engine'
import type { Sample } from './sample.ts'

const resamplings = 999

/**
 * How many standard errors the interval reaches to both sides: the distance that 95 of a hundred redrawn sets of deals
 * keep from the real value, each by its own standard error. Infinite where too many sets have no spread at all.
 */
export function bootstrapPoint(sample: Sample, rng: Rng): number {
  const distances = new Float64Array(resamplings)
  for (let set = 0; set < resamplings; set++) distances[set] = distance(sample, rng)
  distances.sort()
  return distances[Math.ceil(0.95 * (resamplings + 1)) - 1] ?? Number.POSITIVE_INFINITY
}

/** Far above what is lost in the last digits, far below any spread of scores. */
const nothing = 1e-6

function distance(sample: Sample, rng: Rng): number {
  const redrawn = sample.redraw(rng)
  if (!redrawn) return Number.POSITIVE_INFINITY
  const apart = Math.abs(redrawn.shift)
  if (apart <= nothing * sample.error) return 0
  return redrawn.error <= nothing * sample.error ? Number.POSITIVE_INFINITY : apart / redrawn.error
}
