import type { Rng } from '@wis/engine'

/** A draw from the standard normal distribution, by Box and Muller. */
export function bell(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next())
}
