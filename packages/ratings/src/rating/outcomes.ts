import { logistic, softplus } from '../distributions.ts'
import type { Layout } from './layout.ts'
import * as numbers from './numbers.ts'
import { placeOf } from './places.ts'
import type { RatedMatch } from './rated-match.ts'

const { add, at } = numbers

/**
 * The outcomes of the matches as one logistic regression. Each row names the unknowns in the log-odds of the deceiver's
 * win, with their coefficients.
 */
export interface Outcomes {
  readonly count: number
  readonly won: Float64Array
  readonly start: Int32Array
  readonly column: Int32Array
  /** Each unknown's part in its row, and its coefficient under the assumptions. */
  readonly part: Float64Array
  readonly coefficient: Float64Array
  /**
   * For each match, 1 if all its strengths are known, and less if not: uncertain strengths predict with less
   * confidence. With this factor one logistic curve stands for the average of many curves with normally distributed
   * centres.
   */
  readonly blur: Float64Array
  /** The information in one match, at the point last surveyed. */
  readonly weight: Float64Array
}

export interface Assumptions {
  /** How much the voters' mean detection counts against the deceiver. */
  readonly influence: number
  /** The variance of each unknown. */
  readonly variance: Float64Array
}

export function outcomesOf(matches: readonly RatedMatch[], layout: Layout): Outcomes {
  const start = [0]
  const column: number[] = []
  const part: number[] = []
  const put = (unknown: number, share: number) => {
    column.push(unknown)
    part.push(share)
  }
  for (const { deceiver, voters, pair, language } of matches) {
    put(layout.base, 1)
    put(layout.deception + deceiver, 1)
    for (const agent of voters) put(layout.detection + agent, -1 / voters.length)
    if (pair !== undefined) put(layout.pair + pair, 1)
    if (language !== undefined) put(layout.language + language, 1)
    start.push(column.length)
  }
  return {
    count: matches.length,
    won: Float64Array.from(matches, ({ deceiverWon }) => (deceiverWon ? 1 : 0)),
    start: Int32Array.from(start),
    column: Int32Array.from(column),
    part: Float64Array.from(part),
    coefficient: new Float64Array(part.length),
    blur: new Float64Array(matches.length),
    weight: new Float64Array(matches.length),
  }
}

export function assumeForOutcomes(
  { count, start, column, part, coefficient, blur }: Outcomes,
  layout: Layout,
  { influence, variance }: Assumptions,
): void {
  for (let row = 0; row < count; row++) {
    let doubt = 0
    for (let k = at(start, row); k < at(start, row + 1); k++) {
      coefficient[k] = at(part, k) * (isDetection(layout, at(column, k)) ? influence : 1)
      doubt += at(coefficient, k) ** 2 * at(variance, at(column, k))
    }
    blur[row] = 1 / Math.sqrt(1 + (Math.PI / 8) * doubt)
  }
}

function isDetection({ detection, pair }: Layout, column: number): boolean {
  return column >= detection && column < pair
}

/** Adds the slope of the log-likelihood at `point` to `slope`, and returns the log-likelihood. */
export function visitOutcomes(outcomes: Outcomes, point: Float64Array, slope: Float64Array): number {
  const { count, won, start, column, coefficient, blur } = outcomes
  let likelihood = 0
  for (let row = 0; row < count; row++) {
    const odds = along(outcomes, row, point)
    const surprise = at(won, row) - logistic(odds * at(blur, row))
    likelihood += at(won, row) * odds - softplus(odds * at(blur, row)) / at(blur, row)
    for (let k = at(start, row); k < at(start, row + 1); k++)
      add(slope, at(column, k), surprise * at(coefficient, k))
  }
  return likelihood
}

/** Stores the weights at `point`, and adds the diagonal of the curvature to `diagonal`. */
export function surveyOutcomes(outcomes: Outcomes, point: Float64Array, diagonal: Float64Array): void {
  const { count, start, column, coefficient, blur, weight } = outcomes
  for (let row = 0; row < count; row++) {
    const deceiverWins = logistic(along(outcomes, row, point) * at(blur, row))
    weight[row] = deceiverWins * (1 - deceiverWins) * at(blur, row)
    for (let k = at(start, row); k < at(start, row + 1); k++)
      add(diagonal, at(column, k), at(weight, row) * at(coefficient, k) ** 2)
  }
}

/** Adds curvature × `vector` to `product`. */
export function curveOutcomes(outcomes: Outcomes, vector: Float64Array, product: Float64Array): void {
  const { count, start, column, coefficient, weight } = outcomes
  for (let row = 0; row < count; row++) {
    const push = at(weight, row) * along(outcomes, row, vector)
    for (let k = at(start, row); k < at(start, row + 1); k++)
      add(product, at(column, k), push * at(coefficient, k))
  }
}

function along({ start, column, coefficient }: Outcomes, row: number, vector: Float64Array): number {
  let sum = 0
  for (let k = at(start, row); k < at(start, row + 1); k++)
    sum += at(coefficient, k) * at(vector, at(column, k))
  return sum
}

/** Calls `entry` for the contributions to the curvature matrix. Each place may come any number of times. */
export function spellOutcomes(
  { count, start, column, coefficient, weight }: Outcomes,
  entry: (i: number, j: number, amount: number) => void,
): void {
  for (let row = 0; row < count; row++)
    for (let k = at(start, row); k < at(start, row + 1); k++)
      for (let l = at(start, row); l < at(start, row + 1); l++)
        entry(at(column, k), at(column, l), at(weight, row) * at(coefficient, k) * at(coefficient, l))
}

/** Where any two unknowns of one match meet, match by match, in the order in which `gatherOutcomes` needs them. */
export function placesOfOutcomes({ count, start, column }: Outcomes, layout: Layout): Int32Array {
  const places: number[] = []
  for (let row = 0; row < count; row++)
    for (let k = at(start, row); k < at(start, row + 1); k++)
      for (let l = at(start, row); l <= k; l++) places.push(placeOf(layout, at(column, k), at(column, l)))
  return Int32Array.from(places)
}

/** Adds half of the stored curvature, which is symmetric, to the sums at these places. */
export function gatherOutcomes(outcomes: Outcomes, places: Int32Array, sums: Float64Array): void {
  const { count, start, coefficient, weight } = outcomes
  let next = 0
  for (let row = 0; row < count; row++)
    for (let k = at(start, row); k < at(start, row + 1); k++) {
      const share = at(weight, row) * at(coefficient, k)
      for (let l = at(start, row); l <= k; l++) add(sums, at(places, next++), share * at(coefficient, l))
    }
}
