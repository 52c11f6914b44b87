import type { Layout } from './layout.ts'
import * as numbers from './numbers.ts'
import { precisionOf } from './spread.ts'
import type { Spread } from './spread.ts'

const { add, at } = numbers

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
}

/** The prior as precisions: of each unknown, and between the two strengths of an agent. */
export interface JointPrecision {
  readonly each: Float64Array
  readonly coupling: number
}

export function jointPrecision(layout: Layout, prior: JointPrior): JointPrecision {
  const { deception, detection, correlation } = prior
  const certainty = 1 / (1 - correlation ** 2)
  const each = precisionOf(layout, prior)
  for (let i = layout.deception; i < layout.pair; i++) each[i] = certainty * at(each, i)
  return { each, coupling: (-correlation * certainty) / Math.sqrt(deception * detection) }
}

/**
 * Adds the slope of the log-density at `point` to `slope`, and returns the density without the part in `logScale`.
 */
export function visitPrior(
  { agents, deception, detection }: Layout,
  { each, coupling }: JointPrecision,
  point: Float64Array,
  slope: Float64Array,
): number {
  let density = 0
  for (let i = 0; i < point.length; i++) {
    density -= (at(each, i) * at(point, i) ** 2) / 2
    add(slope, i, -at(each, i) * at(point, i))
  }
  for (let agent = 0; agent < agents; agent++) {
    const [one, other] = [at(point, deception + agent), at(point, detection + agent)]
    density -= coupling * one * other
    add(slope, deception + agent, -coupling * other)
    add(slope, detection + agent, -coupling * one)
  }
  return density
}

/** The part of the log-density that depends only on the prior, up to a common constant. */
export function logScale(
  { agents, pairs }: Layout,
  { deception, detection, correlation, pair }: JointPrior,
): number {
  const ofAgent = Math.log(deception) + Math.log(detection) + Math.log(1 - correlation ** 2)
  return -(agents * ofAgent + pairs * Math.log(pair)) / 2
}
