import { t95 } from './distributions.ts'
import type { Interval } from './interval.ts'

/** The points of two agents in one deal, each averaged over its matches with it. */
export interface PairedResult {
  readonly first: number
  readonly second: number
}

export interface PairedDifference {
  readonly pairs: number
  /** The average difference in favour of the first. Null without anything to compare. */
  readonly difference: number | null
  /** 95 %, by Student's t. Null with fewer than two pairs. */
  readonly interval: Interval | null
  /**
   * About how many more pairs would tell them apart. 0 if they are apart already, null if no estimate is possible.
   */
  readonly pairsToSeparate: number | null
}

/** Nobody will play more than this. Beyond it, two agents count as equal. */
const mostPairs = 100_000

/**
 * The difference between two agents, measured by their points in the same deals. A deal that is good for everybody is
 * good for both and moves neither. Therefore telling two agents apart takes fewer deals than matches.
 */
export function pairedDifference(results: readonly PairedResult[]): PairedDifference {
  const pairs = results.length
  if (pairs === 0) return { pairs, difference: null, interval: null, pairsToSeparate: null }
  const differences = results.map(({ first, second }) => first - second)
  const difference = mean(differences)
  if (pairs === 1) return { pairs, difference, interval: null, pairsToSeparate: null }
  const squares = differences.reduce((sum, one) => sum + (one - difference) ** 2, 0)
  const deviation = Math.sqrt(squares / (pairs - 1))
  const reach = reachOf(deviation, pairs)
  const interval = { low: difference - reach, high: difference + reach }
  return { pairs, difference, interval, pairsToSeparate: pairsToSeparate(difference, deviation, pairs) }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const reachOf = (deviation: number, pairs: number) => (t95(pairs - 1) * deviation) / Math.sqrt(pairs)

/** Assumes that the difference and its spread stay as they are. */
function pairsToSeparate(difference: number, deviation: number, pairs: number): number | null {
  const size = Math.abs(difference)
  if (reachOf(deviation, pairs) < size) return 0
  if (size === 0) return null
  const needed = Math.ceil((t95(Number.POSITIVE_INFINITY) * (deviation / size)) ** 2)
  for (let count = Math.max(pairs + 1, needed); count <= mostPairs; count++) {
    if (reachOf(deviation, count) < size) return count - pairs
  }
  return null
}
