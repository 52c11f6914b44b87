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
