import { factor, invertFactored, solveFactored } from './dense.ts'
import type { Evidence } from './evidence.ts'
import type { Layout } from './layout.ts'
import * as numbers from './numbers.ts'
import { placeOf, placesIn, rowOf } from './places.ts'
import type { StandIn } from './plateau.ts'
import { precisionOf } from './spread.ts'
import type { Spread } from './spread.ts'

const { add, at } = numbers

/**
 * The curvature of the log-posterior with the word pairs eliminated. No match has two pairs, so each pair is tied to
 * other unknowns but to no other pair. The reduced matrix has a row for every other unknown, and is as small as the
 * field, however many pairs were played.
 */
export interface JointCurvature {
  readonly layout: Layout
  /** The rows of the reduced matrix, whose factor is `lower`. */
  readonly size: number
  readonly lower: Float64Array
  readonly pairs: readonly PairRow[]
  readonly logDeterminant: number
}

interface PairRow {
  readonly own: number
  /** The other unknowns that the pair is tied to, by their rows, and how strongly. */
  readonly row: Int32Array
  readonly touch: Float64Array
}

/** At the point that the evidence surveyed last. */
export function curvatureOf(evidence: Evidence, { each, coupling }: JointPrecision): JointCurvature {
  const { layout } = evidence
  const { agents, deception, detection, pairs: count } = layout
  const size = layout.size - count
  const sums = new Float64Array(placesIn(layout))
  evidence.gather(sums)
  for (let i = 0; i < each.length; i++) add(sums, placeOf(layout, i, i), at(each, i))
  for (let agent = 0; agent < agents; agent++)
    add(sums, placeOf(layout, detection + agent, deception + agent), coupling)
  const lower = sums.subarray(0, size * size)
  const pairs = Array.from({ length: count }, (_, k) => {
    const touches = size * (size + k)
    return pairRow(at(sums, size * (size + count) + k), sums.subarray(touches, touches + size))
  })
  for (const one of pairs) takeOut(lower, size, one)
  factor(lower, size)
  let logDeterminant = pairs.reduce((sum, one) => sum + Math.log(one.own), 0)
  for (let i = 0; i < size; i++) logDeterminant += 2 * Math.log(at(lower, i * size + i))
  return { layout, size, lower, pairs, logDeterminant }
}

function pairRow(own: number, touches: Float64Array): PairRow {
  const rows: number[] = []
  for (let i = 0; i < touches.length; i++) if (at(touches, i) !== 0) rows.push(i)
  return { own, row: Int32Array.from(rows), touch: Float64Array.from(rows, (i) => at(touches, i)) }
}

/** From the lower half, which is all that is read. */
function takeOut(matrix: Float64Array, size: number, { own, row, touch }: PairRow): void {
  for (let i = 0; i < row.length; i++)
    for (let j = 0; j <= i; j++)
      add(matrix, at(row, i) * size + at(row, j), (-at(touch, i) * at(touch, j)) / own)
}

/** curvature⁻¹ × `right`, for all unknowns. */
export function solveJointly(curvature: JointCurvature, right: Float64Array): Float64Array {
  const { layout, size, lower, pairs } = curvature
  const { pair, pairs: count } = layout
  const rest = new Float64Array(size)
  for (let i = 0; i < right.length; i++)
    if (i < pair || i >= pair + count) rest[rowOf(layout, i)] = at(right, i)
  pairs.forEach(({ own, row, touch }, k) => {
    for (let i = 0; i < row.length; i++) add(rest, at(row, i), (-at(touch, i) * at(right, pair + k)) / own)
  })
  const found = solveFactored(lower, size, rest)
  const solution = new Float64Array(right.length)
  for (let i = 0; i < right.length; i++)
    if (i < pair || i >= pair + count) solution[i] = at(found, rowOf(layout, i))
  pairs.forEach(({ own, row, touch }, k) => {
    let sum = at(right, pair + k)
    for (let i = 0; i < row.length; i++) sum -= at(touch, i) * at(found, at(row, i))
    solution[pair + k] = sum / own
  })
  return solution
}

/**
 * Overwrites the curvature. Returns the covariances of all unknowns but the pairs, row by row, and the variances of
 * the pairs.
 */
export function covarianceOf({ layout, size, lower, pairs }: JointCurvature): JointCovariance {
  const matrix = invertFactored(lower, size)
  const ofPairs = Float64Array.from(pairs, ({ own, row, touch }) => {
    let sum = 0
    for (let i = 0; i < row.length; i++)
      for (let j = 0; j < row.length; j++)
        sum += at(touch, i) * at(touch, j) * at(matrix, at(row, i) * size + at(row, j))
    return 1 / own + sum / own ** 2
  })
  return {
    pairs: ofPairs,
    between: (i, j) => at(matrix, rowOf(layout, i) * size + rowOf(layout, j)),
  }
}

export interface JointCovariance {
  readonly pairs: Float64Array
  /** For two unknowns that are not pairs. */
  between(i: number, j: number): number
}

const { add: addAt, at: valueAt } = numbers

/**
 * The assumptions about a field before its matches: how far apart strengths lie, and how strongly an agent's two
 * strengths go together.
 */
export interface JointPrior extends Spread {
  /**
   * The correlation of an agent's deception with its detection. Agents that are good at one are often good at the
   * other.
   */
  readonly correlation: number
  /** If deceptions come from a plateau: the normal curves that stand for it. */
  readonly standIn?: StandIn
  /** The log-odds of an average deceiver against average voters, before any match. */
  readonly base?: { readonly mean: number; readonly variance: number }
}

/** The prior as precisions: of each unknown, and between the two strengths of an agent. */
export interface JointPrecision {
  readonly each: Float64Array
  readonly coupling: number
  /** How hard each unknown is drawn away from 0, if any is. */
  readonly pull?: Float64Array
}

export function jointPrecision(layout: Layout, prior: JointPrior): JointPrecision {
  const { deception, detection, correlation, standIn, base } = prior
  const certainty = 1 / (1 - correlation ** 2)
  const each = precisionOf(layout, prior)
  for (let i = layout.deception; i < layout.pair; i++) each[i] = certainty * valueAt(each, i)
  const coupling = (-correlation * certainty) / Math.sqrt(deception * detection)
  if (!standIn && !base) return { each, coupling }
  const pull = new Float64Array(layout.size)
  if (standIn)
    for (let agent = 0; agent < layout.agents; agent++) {
      each[layout.deception + agent] = (certainty - 1 + valueAt(standIn.precision, agent)) / deception
      pull[layout.deception + agent] = valueAt(standIn.pull, agent) / Math.sqrt(deception)
    }
  if (base) {
    each[layout.base] = 1 / base.variance
    pull[layout.base] = base.mean / base.variance
  }
  return { each, coupling, pull }
}

/**
 * Adds the slope of the log-density at `point` to `slope`, and returns the density without the part in `logScale`.
 */
export function visitPrior(
  { agents, deception, detection }: Layout,
  { each, coupling, pull }: JointPrecision,
  point: Float64Array,
  slope: Float64Array,
): number {
  let density = 0
  for (let i = 0; i < point.length; i++) {
    density -= (valueAt(each, i) * valueAt(point, i) ** 2) / 2
    addAt(slope, i, -valueAt(each, i) * valueAt(point, i))
  }
  for (let agent = 0; agent < agents; agent++) {
    const [one, other] = [valueAt(point, deception + agent), valueAt(point, detection + agent)]
    density -= coupling * one * other
    addAt(slope, deception + agent, -coupling * other)
    addAt(slope, detection + agent, -coupling * one)
  }
  if (pull)
    for (let i = 0; i < point.length; i++) {
      density += valueAt(pull, i) * valueAt(point, i)
      addAt(slope, i, valueAt(pull, i))
    }
  return density
}

/** The part of the log-density that depends only on the prior, up to a common constant. */
export function logScale(
  { agents, pairs }: Layout,
  { deception, detection, correlation, pair, standIn }: JointPrior,
): number {
  // A plateau brings its own.
  const ofDeception = standIn ? 0 : Math.log(deception)
  const ofAgent = ofDeception + Math.log(detection) + Math.log(1 - correlation ** 2)
  return -(agents * ofAgent + pairs * Math.log(pair)) / 2
}
