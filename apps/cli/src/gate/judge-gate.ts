import { rngAt } from '@wis/engine'
import { compare, comparisonSentence, verdictOf } from '@wis/lab'
import type { Comparison } from '@wis/lab'
import type { GateRow } from './gate-matches.ts'

/** The deals at which the difference is looked at: four times, as evenly as they go. */
export function looksAt(matches: number): readonly number[] {
  const looks = [1, 2, 3, 4].map((look) => Math.ceil((matches * look) / 4))
  return [...new Set(looks)]
}

/**
 * Who looks four times is four times in danger of a false alarm. With the chance multiplied by so much, the danger over
 * all looks together stays at 5 % (Pocock 1977).
 */
const forFourLooks = 0.05 / 0.0182

export type GateVerdict = 'better' | 'worse' | 'untold' | 'first-run'

export interface Judged {
  readonly verdict: Exclude<GateVerdict, 'first-run'>
  readonly comparison: Comparison
  /** The chance of such a difference if there is none, for all looks together. */
  readonly chance: number | null
  readonly sentence: string
}

interface Names {
  readonly candidate: string
  readonly baseline: string
}

/** Compares the two on the deals that both have played. */
export function judged(names: Names, own: readonly GateRow[], other: readonly GateRow[]): Judged {
  const comparison = compare({
    kind: 'mean',
    first: sums(own),
    second: sums(other),
    rng: rngAt('gate', own.length),
  })
  const p = comparison.test?.p ?? null
  const chance = p === null ? null : Math.min(1, p * forFourLooks)
  const corrected = p === null || chance === null ? undefined : { p, corrected: chance, comparisons: 1 }
  const told = verdictOf(comparison, corrected)
  const verdict = told === 'first' ? 'better' : told === 'second' ? 'worse' : 'untold'
  const measure = { name: 'points', more: 'plays better', unit: 'points a match' }
  const both = { first: names.candidate, second: names.baseline, measure, comparison }
  const sentence = comparisonSentence('en', { ...both, ...(corrected && { corrected }) })
  return { verdict, comparison, chance, sentence }
}

const sums = (rows: readonly GateRow[]) =>
  rows.flatMap(({ deal, points }) =>
    points === null ? [] : [{ deal: String(deal), above: points, below: 1 }],
  )
