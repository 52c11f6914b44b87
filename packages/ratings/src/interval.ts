export interface Interval {
  readonly low: number
  readonly high: number
}

/** The two-sided 95 % point of the normal distribution. */
export const z95 = 1.959963984540054

/** Wilson's 95 % interval of a rate. Empty without any trial. */
export function interval(successes: number, trials: number): Interval | null {
  if (trials === 0) return null
  const rate = successes / trials
  const spread = z95 ** 2 / trials
  const centre = (rate + spread / 2) / (1 + spread)
  const reach = (z95 / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / trials + spread / (4 * trials))
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) }
}
