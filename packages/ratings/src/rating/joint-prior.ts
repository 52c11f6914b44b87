import type { Layout } from './layout.ts'
import * as numbers from './numbers.ts'
import type { StandIn } from './plateau.ts'
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
  for (let i = layout.deception; i < layout.pair; i++) each[i] = certainty * at(each, i)
  const coupling = (-correlation * certainty) / Math.sqrt(deception * detection)
  if (!standIn && !base) return { each, coupling }
  const pull = new Float64Array(layout.size)
  if (standIn)
    for (let agent = 0; agent < layout.agents; agent++) {
      each[layout.deception + agent] = (certainty - 1 + at(standIn.precision, agent)) / deception
      pull[layout.deception + agent] = at(standIn.pull, agent) / Math.sqrt(deception)
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
    density -= (at(each, i) * at(point, i) ** 2) / 2
    add(slope, i, -at(each, i) * at(point, i))
  }
  for (let agent = 0; agent < agents; agent++) {
    const [one, other] = [at(point, deception + agent), at(point, detection + agent)]
    density -= coupling * one * other
    add(slope, deception + agent, -coupling * other)
    add(slope, detection + agent, -coupling * one)
  }
  if (pull)
    for (let i = 0; i < point.length; i++) {
      density += at(pull, i) * at(point, i)
      add(slope, i, at(pull, i))
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
