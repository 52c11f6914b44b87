/** A chance of a false alarm among several comparisons. */
export interface Corrected {
  readonly p: number
  /** Corrected for all comparisons that were made together. */
  readonly corrected: number
  /** So many comparisons were made together. */
  readonly comparisons: number
}

/**
 * Holm's correction, in the given order. If a difference counts where its corrected chance is at most 0.05, a family of
 * comparisons without any difference has a false alarm at most five times in a hundred.
 */
export function holm(chances: readonly number[]): readonly Corrected[] {
  const comparisons = chances.length
  const order = [...chances.keys()].sort((a, b) => (chances[a] ?? 1) - (chances[b] ?? 1))
  const corrected: number[] = []
  let highest = 0
  order.forEach((index, rank) => {
    highest = Math.max(highest, Math.min(1, (chances[index] ?? 1) * (comparisons - rank)))
    corrected[index] = highest
  })
  return chances.map((p, index) => ({ p, corrected: corrected[index] ?? 1, comparisons }))
}
