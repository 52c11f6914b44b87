import type { Rng } from '@wis/engine'

/** The two-sided 95 % point of Student's t for 1 to 30 degrees of freedom. */
const points = [
  12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281, 2.201, 2.1788, 2.1604,
  2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.093, 2.086, 2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555,
  2.0518, 2.0484, 2.0452, 2.0423,
] as const

/** Beyond the table, Cornish and Fisher's expansion is right to four digits. */
export function t95(freedom: number): number {
  const known = points[freedom - 1]
  if (known !== undefined) return known
  const z = 1.959963984540054
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2)
}

/** The probability that Student's t with these whole degrees of freedom is at least t (Abramowitz and Stegun 26.7.3). */
export function studentTail(t: number, freedom: number): number {
  if (t < 0) return 1 - studentTail(-t, freedom)
  const angle = Math.atan(t / Math.sqrt(freedom))
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const isOdd = freedom % 2 === 1
  let term = isOdd ? cosine : 1
  let sum = freedom === 1 ? 0 : term
  for (let step = isOdd ? 2 : 1; step <= freedom - 3; step += 2) {
    term *= (step / (step + 1)) * cosine ** 2
    sum += term
  }
  const within = isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum
  return Math.max(0, (1 - within) / 2)
}

/** The value that Student's t exceeds with this probability, which is below a half. */
export function studentPoint(tail: number, freedom: number): number {
  let [low, high] = [0, 1]
  while (studentTail(high, freedom) > tail && high < 1e9) high *= 2
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2
    if (studentTail(middle, freedom) > tail) low = middle
    else high = middle
  }
  return high
}

/** How much of a normal curve lies below z (Abramowitz and Stegun 26.2.17). */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const tail = terms.reduceRight((rest, term) => (rest + term) * t, 0)
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
  return z > 0 ? 1 - above : above
}

/** A draw from the standard normal distribution, by Box and Muller. */
export function bell(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next())
}

/** The median of the square of a standard normal value. */
export const medianSquare = 0.4549364

/** The probability for odds of e^`logOdds` to one. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

/** log(1 + e^x), the integral of `logistic`, without overflow. */
export function softplus(x: number): number {
  return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)))
}

/** The probability of at least this many successes in independent trials with these chances. Exact. */
export function countTail(chances: readonly number[], least: number): number {
  let sums: readonly number[] = [1]
  for (const chance of chances) sums = oneMore(sums, chance)
  return Math.min(
    1,
    sums.slice(least).reduce((sum, one) => sum + one, 0),
  )
}

/** The probability of each number of successes after one more trial. */
function oneMore(sums: readonly number[], chance: number): readonly number[] {
  return Array.from(
    { length: sums.length + 1 },
    (_, count) => (sums[count] ?? 0) * (1 - chance) + (sums[count - 1] ?? 0) * chance,
  )
}

/** The logarithms of factorials, as far as they were needed. */
const logFactorials = [0]

function logFactorial(count: number): number {
  for (let next = logFactorials.length; next <= count; next++)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next))
  return logFactorials[count] ?? 0
}

const logChoose = (all: number, chosen: number) =>
  logFactorial(all) - logFactorial(chosen) - logFactorial(all - chosen)

/** The probability of at least `least` successes in `trials` trials. */
export function binomialTail(trials: number, chance: number, least: number): number {
  if (least <= 0 || chance >= 1) return 1
  if (chance <= 0) return 0
  let sum = 0
  for (let count = Math.ceil(least); count <= trials; count++)
    sum += Math.exp(
      logChoose(trials, count) + count * Math.log(chance) + (trials - count) * Math.log1p(-chance),
    )
  return Math.min(1, sum)
}

/** Trials at a place and at others, and successes at both together. */
export interface Split {
  readonly here: number
  readonly elsewhere: number
  readonly successes: number
}

/**
 * The probability of each number of successes here, if the odds here are so many times those elsewhere. This is Fisher's
 * noncentral hypergeometric distribution, which holds for any rate of success that both share.
 */
export function splitChances({ here, elsewhere, successes }: Split, odds: number): readonly number[] {
  const [least, most] = [Math.max(0, successes - elsewhere), Math.min(here, successes)]
  const logs = Array.from({ length: most + 1 }, (_, count) =>
    count < least
      ? -Infinity
      : logChoose(here, count) + logChoose(elsewhere, successes - count) + count * Math.log(odds),
  )
  const top = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - top))
  const sum = weights.reduce((all, one) => all + one, 0)
  return weights.map((weight) => weight / sum)
}

/** The probability of at least `least` successes here over several splits together. */
export function splitsTail(splits: readonly Split[], odds: number, least: number): number {
  let sums: readonly number[] = [1]
  for (const split of splits) sums = convolved(sums, splitChances(split, odds))
  return Math.min(
    1,
    sums.slice(least).reduce((sum, one) => sum + one, 0),
  )
}

function convolved(one: readonly number[], other: readonly number[]): readonly number[] {
  const sums = Array.from({ length: one.length + other.length - 1 }, () => 0)
  for (const [at, first] of one.entries())
    for (const [by, second] of other.entries()) sums[at + by] = (sums[at + by] ?? 0) + first * second
  return sums
}
