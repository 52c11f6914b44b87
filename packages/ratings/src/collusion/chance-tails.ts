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
