import { normalShare, studentPoint, t95 } from '@wis/ratings'

/**
 * The chance of at most this many successes. It begins at the likeliest number of successes and goes down from there,
 * so that nothing underflows.
 */
export function binomialAtMost(successes: number, trials: number, rate: number): number {
  if (successes < 0) return 0
  if (successes >= trials) return 1
  if (rate <= 0) return 1
  if (rate >= 1) return 0
  const odds = rate / (1 - rate)
  const peak = Math.min(trials, Math.floor((trials + 1) * rate))
  const [below, above] = [weightsDown(peak, trials, odds), weightsUp(peak, trials, odds)]
  const all = 1 + sum(below) + sum(above)
  const within =
    successes < peak
      ? sum(below.slice(peak - successes - 1))
      : 1 + sum(below) + sum(above.slice(0, successes - peak))
  return Math.min(1, within / all)
}

/** The chances of peak − 1, peak − 2 … by the chance of the peak. */
function weightsDown(peak: number, trials: number, odds: number): number[] {
  const weights: number[] = []
  for (let k = peak, weight = 1; k > 0 && weight > 0; k--) {
    weight *= k / ((trials - k + 1) * odds)
    weights.push(weight)
  }
  return weights
}

/** The chances of peak + 1, peak + 2 … by the chance of the peak. */
function weightsUp(peak: number, trials: number, odds: number): number[] {
  const weights: number[] = []
  for (let k = peak; k < trials; k++) {
    const weight = (weights.at(-1) ?? 1) * (((trials - k) * odds) / (k + 1))
    if (weight === 0) break
    weights.push(weight)
  }
  return weights
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

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
