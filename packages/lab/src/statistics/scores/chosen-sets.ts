import { sumsByDeal } from '../by-deal/deal-sums.ts'
import type { DealSum } from '../by-deal/deal-sums.ts'

/** What was named of something, and what it really was, such as the intentions of a speech. */
export interface Named {
  readonly deal: string
  readonly named: readonly string[]
  readonly truth: readonly string[]
}

export interface MicroScores {
  /** Of what was named, the share that is right. */
  readonly precision: readonly DealSum[]
  /** Of what is so, the share that was named. */
  readonly recall: readonly DealSum[]
  /** Twice what was right, divided by what was named and what is so. */
  readonly f1: readonly DealSum[]
}

/** Sums by deal, so that each score has an interval as a ratio of sums. A name given twice counts once. */
export function microScores(items: readonly Named[]): MicroScores {
  const counted = items.map(({ deal, named, truth }) => {
    const [given, real] = [new Set(named), new Set(truth)]
    return {
      deal,
      right: [...given].filter((name) => real.has(name)).length,
      named: given.size,
      real: real.size,
    }
  })
  return {
    precision: sumsByDeal(counted.map(({ deal, right, named }) => ({ deal, above: right, below: named }))),
    recall: sumsByDeal(counted.map(({ deal, right, real }) => ({ deal, above: right, below: real }))),
    f1: sumsByDeal(
      counted.map(({ deal, right, named, real }) => ({ deal, above: 2 * right, below: named + real })),
    ),
  }
}
