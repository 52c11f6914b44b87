import { countTail } from './distributions.ts'

/** One match in which an agent did, or did not do, something that the others at the table could do as well. */
export interface Chance {
  readonly did: boolean
  /** How many others could have done it, and how many did. */
  readonly others: number
  readonly othersDid: number
}

export interface AboveTheTable {
  /** The matches that give evidence: some at the table did it, and some did not. */
  readonly matches: number
  readonly observed: number
  /** The greatest average count with the allowance that it was given. */
  readonly expected: number
  /** The probability of this count or a higher one, with that allowance. */
  readonly p: number
}

/**
 * Whether an agent does something more often than its tables can explain. Given how many at a table did it, any of
 * them may have been the one. The agent gets `allowance` times the odds of the others, for its skill. A match that
 * makes it easy makes it easy for all. The sum over matches is exact, however few they are.
 */
export function aboveTheTable(chances: readonly Chance[], allowance: number): AboveTheTable {
  let matches = 0
  let observed = 0
  const odds: number[] = []
  for (const { did, others, othersDid } of chances) {
    const all = othersDid + Number(did)
    const none = others + 1 - all
    if (all === 0 || none === 0) continue
    const chance = (allowance * all) / (allowance * all + none)
    matches += 1
    observed += Number(did)
    odds.push(chance)
  }
  const expected = odds.reduce((sum, one) => sum + one, 0)
  return { matches, observed, expected, p: countTail(odds, observed) }
}
