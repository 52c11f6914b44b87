import { normalShare } from '@wis/ratings'

/** The value that a normal number exceeds with this probability, which is below a half. */
export function normalPoint(tail: number): number {
  let low = 0
  let high = 40
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (normalShare(-middle) > tail) low = middle
    else high = middle
  }
  return high
}
