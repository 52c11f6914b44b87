import type { PairComparison } from './compare.ts'
import type { Corrected } from './holm.ts'

/** Who has more, or that it cannot be told, or that there is too little to tell anything. */
export type ComparisonVerdict = 'first' | 'second' | 'untold' | 'too-few' | 'nothing-seen'

/**
 * Two are told apart only if both the test and the interval say so. `corrected` is the chance of a false alarm among all
 * comparisons that were made together.
 */
export function verdictOf({ difference, test }: PairComparison, corrected?: Corrected): ComparisonVerdict {
  if (difference.value === null || !test) return 'nothing-seen'
  if (difference.without === 'too-few') return 'too-few'
  const { low, high, value } = difference
  const isBeyondNothing = low === null || low > 0 || high < 0
  const p = corrected?.corrected ?? test.p
  if (p > 0.05 || !isBeyondNothing || value === 0) return 'untold'
  return value > 0 ? 'first' : 'second'
}
