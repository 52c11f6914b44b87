import { normalShare, studentPoint, t95 } from '@wis/ratings'

/** Above this, the curve is computed from the normal one and its first correction. */
const mostExact = 1000

/** The value that Student's t exceeds with this probability, which is below a half. */
export function studentPointOf(tail: number, freedom: number): number {
  if (tail === 0.025) return t95(freedom)
  if (freedom <= mostExact) return studentPoint(tail, freedom)
  const point = normalPoint(tail)
  return point + (point ** 3 + point) / (4 * freedom)
}

/** The value that a normal number exceeds with this probability. */
function normalPoint(tail: number): number {
  let low = 0
  let high = 40
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (normalShare(-middle) > tail) low = middle
    else high = middle
  }
  return high
}
