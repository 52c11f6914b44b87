import type { Comparison } from '../compare.ts'
import type { Corrected } from '../holm.ts'
import { verdictOf } from '../verdict.ts'
import { dealsNeeded } from './deals-needed.ts'

/** Nobody plays more than this to tell two apart. */
const most = 100_000

/**
 * About how many more deals would tell two apart, with a power of 0.8, if their difference is as great as it looks. Where
 * contents were dealt more than once, so many more contents, each dealt as often: more deals of the same tell little.
 * 0 where they are told apart already. Null where no estimate is possible, or it is more than anybody plays.
 */
export function moreDeals(comparison: Comparison, corrected?: Corrected): number | null {
  const verdict = verdictOf(comparison, corrected)
  if (verdict === 'first' || verdict === 'second') return 0
  const { difference, deviation, step = 0 } = comparison
  if (!difference.value || deviation === null) return null
  const alpha = 0.05 / (corrected?.comparisons ?? 1)
  const needed = dealsNeeded({ difference: difference.value, deviation, step, power: 0.8, alpha })
  return needed === null || needed > most
    ? null
    : Math.max(1, needed - (difference.contents ?? difference.deals))
}
