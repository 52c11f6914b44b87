import { add, at } from './at.ts'
import { perCivilian } from './canonical-order.ts'
import type { CanonicalMatch } from './canonical-order.ts'
import type { Layout } from './layout.ts'

/**
 * The outcomes of the matches as one logistic regression: row by row, which unknowns the log-odds of the spy's
 * win are made of, and with which coefficients.
 */
export interface Outcomes {
  readonly count: number
  readonly won: Float64Array
  readonly start: Int32Array
  readonly column: Int32Array
  readonly coefficient: Float64Array
  /**
   * Per match, 1 where all its strengths are known, less where they are not: what is uncertain is predicted with less
   * confidence. This is the factor that makes a logistic curve of one that is averaged over a normal distribution.
   */
  readonly blur: Float64Array
  /** How much one match tells, at the point last surveyed. */
  readonly weight: Float64Array
}

export interface Assumptions {
  /** How much the civilians' mean detection counts against the spy. */
  readonly influence: number
  /** How uncertain each unknown is. */
  readonly variance: Float64Array
}

export function outcomesOf(
  matches: readonly CanonicalMatch[],
  layout: Layout,
  { influence, variance }: Assumptions,
): Outcomes {
  const rows = matches.map((match) => match.civilians.length / perCivilian)
  const entries = rows.reduce((sum, civilians) => sum + civilians + 4, 0)
  const outcomes: Outcomes = {
    count: matches.length,
    won: Float64Array.from(matches, (match) => match.spyWon),
    start: new Int32Array(matches.length + 1),
    column: new Int32Array(entries),
    coefficient: new Float64Array(entries),
    blur: new Float64Array(matches.length),
    weight: new Float64Array(matches.length),
  }
  let end = 0
  matches.forEach((match, row) => {
    let doubt = 0
    for (const [column, coefficient] of rowOf(match, layout, influence)) {
      outcomes.column[end] = column
      outcomes.coefficient[end++] = coefficient
      doubt += coefficient ** 2 * at(variance, column)
    }
    outcomes.blur[row] = 1 / Math.sqrt(1 + (Math.PI / 8) * doubt)
    outcomes.start[row + 1] = end
  })
  return outcomes
}

function rowOf(match: CanonicalMatch, layout: Layout, influence: number): (readonly [number, number])[] {
  const civilians = match.civilians.filter((_, i) => i % perCivilian === 0)
  const row: (readonly [number, number])[] = [
    [layout.base, 1],
    [layout.deception + match.spy, 1],
  ]
  for (const civilian of civilians) row.push([layout.detection + civilian, -influence / civilians.length])
  if (match.pair >= 0) row.push([layout.pair + match.pair, 1])
  if (match.language >= 0) row.push([layout.language + match.language, 1])
  return row
}

/** Adds the slope of the log-likelihood at `point` to `slope`, and returns the log-likelihood. */
export function visitOutcomes(outcomes: Outcomes, point: Float64Array, slope: Float64Array): number {
  const { count, won, start, column, coefficient, blur } = outcomes
  let likelihood = 0
  for (let row = 0; row < count; row++) {
    const odds = along(outcomes, row, point)
    const surprise = at(won, row) - chance(odds * at(blur, row))
    likelihood += at(won, row) * odds - softplus(odds * at(blur, row)) / at(blur, row)
    for (let k = at(start, row); k < at(start, row + 1); k++)
      add(slope, at(column, k), surprise * at(coefficient, k))
  }
  return likelihood
}

/** Notes the weights at `point`. */
export function surveyOutcomes(outcomes: Outcomes, point: Float64Array): void {
  for (let row = 0; row < outcomes.count; row++) {
    const spyWins = chance(along(outcomes, row, point) * at(outcomes.blur, row))
    outcomes.weight[row] = spyWins * (1 - spyWins) * at(outcomes.blur, row)
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

function chance(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}

/** Calls `entry` for the contributions to the curvature matrix, each place of it any number of times. */
export function spellOutcomes(
  outcomes: Outcomes,
  entry: (i: number, j: number, amount: number) => void,
): void {
  const { count, start, column, coefficient, weight } = outcomes
  for (let row = 0; row < count; row++)
    for (let k = at(start, row); k < at(start, row + 1); k++)
      for (let l = at(start, row); l < at(start, row + 1); l++)
        entry(at(column, k), at(column, l), at(weight, row) * at(coefficient, k) * at(coefficient, l))
}

/**
 * Slope and curvature of the log-likelihood as the influence of detection changes. Detections are only known with the
 * given variances, and a regression on uncertain numbers that have already leant towards its outcomes would find too
 * steep a line: the variances count as if they were that much more spread without any effect.
 */
export function slopeOfInfluence(
  outcomes: Outcomes,
  { detection, pair }: Layout,
  point: Float64Array,
  { influence, variance }: Assumptions,
): { slope: number; curvature: number } {
  const { count, won, start, column, coefficient, blur } = outcomes
  let slope = 0
  let curvature = 0
  for (let row = 0; row < count; row++) {
    let team = 0
    let doubt = 0
    for (let k = at(start, row); k < at(start, row + 1); k++) {
      if (at(column, k) < detection || at(column, k) >= pair) continue
      const share = at(coefficient, k) / influence
      team += share * at(point, at(column, k))
      doubt += share ** 2 * at(variance, at(column, k))
    }
    const spyWins = chance(along(outcomes, row, point) * at(blur, row))
    const weight = spyWins * (1 - spyWins) * at(blur, row)
    slope += (at(won, row) - spyWins) * team - influence * weight * doubt
    curvature += weight * (team ** 2 + doubt)
  }
  return { slope, curvature }
}

/** log(1 + e^x) without overflow. */
function softplus(x: number): number {
  return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)))
}
