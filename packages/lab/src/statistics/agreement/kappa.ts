/** How much a disagreement counts: any the same, by its distance, or by the square of its distance. */
export type KappaWeights = 'none' | 'linear' | 'quadratic'

/** What two raters said of an item, and how much it counts: once, if nothing else is said. */
export type RatedPair = readonly [one: number, other: number, weight?: number]

/**
 * Cohen's kappa of two raters. Ratings are places in the order of the scale, from nought. Null where both always said
 * the same one thing, because chance alone would agree as well.
 */
export function kappa(
  pairs: readonly RatedPair[],
  scale: number,
  weights: KappaWeights = 'none',
): number | null {
  if (pairs.length === 0) return null
  const apart = distance(weights)
  const first = shares(
    pairs.map(([one, , weight = 1]) => [one, weight] as const),
    scale,
  )
  const second = shares(
    pairs.map(([, other, weight = 1]) => [other, weight] as const),
    scale,
  )
  const whole = sum(pairs.map(([, , weight = 1]) => weight))
  const seen = sum(pairs.map(([one, other, weight = 1]) => weight * apart(one, other))) / whole
  const byChance = sum(
    first.flatMap((share, one) => second.map((others, other) => share * others * apart(one, other))),
  )
  return byChance === 0 ? null : 1 - seen / byChance
}

function distance(weights: KappaWeights): (one: number, other: number) => number {
  if (weights === 'none') return (one, other) => (one === other ? 0 : 1)
  if (weights === 'linear') return (one, other) => Math.abs(one - other)
  return (one, other) => (one - other) ** 2
}

function shares(
  ratings: readonly (readonly [rating: number, weight: number])[],
  scale: number,
): readonly number[] {
  const counts = new Array<number>(scale).fill(0)
  for (const [rating, weight] of ratings) {
    if (!(rating in counts)) throw new RangeError(`a rating of ${rating} is not on a scale of ${scale}`)
    counts[rating] = (counts[rating] ?? 0) + weight
  }
  const whole = sum(counts)
  return counts.map((count) => count / whole)
}

/**
 * Fleiss' kappa: for each item, how many raters chose each category. All items have the same number of raters. Null where
 * only one category was ever chosen.
 */
export function fleissKappa(items: readonly (readonly number[])[]): number | null {
  const raters = sum(items[0] ?? [])
  if (raters < 2) return null
  if (items.some((counts) => sum(counts) !== raters))
    throw new RangeError('not all items have as many raters')
  const alike = items.map(
    (counts) => (sum(counts.map((count) => count ** 2)) - raters) / (raters * (raters - 1)),
  )
  const seen = sum(alike) / items.length
  const byChance = sum(
    (items[0] ?? []).map((_, category) => {
      const chosen = sum(items.map((counts) => counts[category] ?? 0))
      return (chosen / (items.length * raters)) ** 2
    }),
  )
  return byChance === 1 ? null : (seen - byChance) / (1 - byChance)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
