import { contentIn, sumsByDeal } from '../by-deal/deal-sums.ts'
import type { DealSum } from '../by-deal/deal-sums.ts'

/** What was named of something, and what it really was, such as the intentions of a speech. */
export interface Named {
  readonly deal: string
  readonly content?: string
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
  const counted = items.map(({ deal, content, named, truth }) => {
    const [given, real] = [new Set(named), new Set(truth)]
    return {
      from: { deal, ...contentIn(content) },
      right: [...given].filter((name) => real.has(name)).length,
      named: given.size,
      real: real.size,
    }
  })
  return {
    precision: sumsByDeal(counted.map(({ from, right, named }) => ({ ...from, above: right, below: named }))),
    recall: sumsByDeal(counted.map(({ from, right, real }) => ({ ...from, above: right, below: real }))),
    f1: sumsByDeal(
      counted.map(({ from, right, named, real }) => ({ ...from, above: 2 * right, below: named + real })),
    ),
  }
}

/** The F1 of names drawn from a list of so many, as many as were given. Null if nothing was named and nothing is so. */
export function guessedF1(items: readonly Pick<Named, 'named' | 'truth'>[], list: number): number | null {
  const sizes = items.map(({ named, truth }) => [new Set(named).size, new Set(truth).size] as const)
  const below = sizes.reduce((sum, [named, real]) => sum + named + real, 0)
  const right = sizes.reduce((sum, [named, real]) => sum + (named * real) / list, 0)
  return below === 0 ? null : (2 * right) / below
}
