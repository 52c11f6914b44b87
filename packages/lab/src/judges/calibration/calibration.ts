import type { InBoth } from '@wis/engine'
import type { Estimate } from '../../statistics/estimate.ts'

export const trustVerdicts = ['trusted', 'not-trusted', 'unknown'] as const

/** How far a judge can be trusted, by the items that people rated too. */
export interface Calibration {
  readonly rubric: string
  readonly name: InBoth<string>
  readonly judge: string
  /** Items that the judge and at least one person rated. The people's rating is their mean. */
  readonly items: number
  /** Weighted by the square of the distance on a scale with an order. */
  readonly kappa: Estimate
  /** How much more the judge gives than the people. */
  readonly bias: Estimate
  /** The steps of the scale. */
  readonly steps: readonly number[]
  /** How often people and judge said which steps: a row for each step of the people, a column for each of the judge. */
  readonly confusion: readonly (readonly number[])[]
  /** Entry by entry, where a judge chooses from a list: 1 is named, and 0 is not. Absent elsewhere. */
  readonly listed?: readonly ListedChoice[]
  /** Absent where the specification names no threshold for it. */
  readonly trust?: { readonly least: number; readonly verdict: (typeof trustVerdicts)[number] }
  /** Absent where no length is known. */
  readonly length?: LengthEffect
}

/** An entry of a list, as people and a judge named it. */
export interface ListedChoice {
  readonly value: string
  readonly label: InBoth<string>
  /** As `confusion`, of this entry alone. */
  readonly counts: Calibration['confusion']
  /** The share of items in which the judge named it, less that of the people. */
  readonly bias: Estimate
}

export const verdictOf = (value: number | null, least: number): (typeof trustVerdicts)[number] =>
  value === null ? 'unknown' : value < least ? 'not-trusted' : 'trusted'

/** Whether a judge loves length. */
export interface LengthEffect {
  /** How much the judge gives beyond the people where what is judged is e times as long. */
  readonly slope: Estimate
  /** The means of the judge, as they are and as they would be if all items were of the mean length. */
  readonly means: readonly CorrectedMean[]
}

export interface CorrectedMean {
  readonly subject: string
  readonly condition: string
  readonly plain: Estimate
  readonly corrected: Estimate
}
