import type { PairComparison } from '../compare.ts'
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
export function moreDeals(comparison: PairComparison, corrected?: Corrected): number | null {
  const verdict = verdictOf(comparison, corrected)
  if (verdict === 'first' || verdict === 'second') return 0
  const { difference, deviation, step = 0 } = comparison
  if (!difference.value || deviation === null) return null
  // A comparison that does not count stands beside those that do, of which there may be none.
  const alpha = 0.05 / Math.max(1, corrected?.comparisons ?? 1)
  const byPower = dealsNeeded({ difference: difference.value, deviation, step, power: 0.8, alpha })
  if (byPower === null) return null
  const drawn = difference.contents ?? difference.deals
  const needed = Math.max(byPower, leastDealt(comparison, drawn, alpha))
  return needed > most ? null : Math.max(1, needed - drawn)
}

/** With fewer, no swap of names has a chance that is small enough, if as many of them are telling as were. */
function leastDealt({ telling }: PairComparison, drawn: number, alpha: number): number {
  if (telling === undefined) return 0
  const least = 1 + Math.ceil(Math.log2(1 / alpha))
  return Math.ceil((least * drawn) / Math.max(1, telling))
}
