import type { JointCovariance } from './joint-curvature.ts'
import type { Layout } from './layout.ts'
import * as numbers from './numbers.ts'

const { add, at } = numbers

/** The line along which one strength changes against the field's average. */
export interface Line {
  /** Of the strength against the average. */
  readonly variance: number
  /** How far each unknown moves with one standard deviation of it; nothing for pairs and languages. */
  readonly along: Float64Array
}

/** For every agent, the line of its strength of one kind, whose first unknown is `start`. */
export function linesFrom(layout: Layout, start: number, { between }: JointCovariance): Line[] {
  const { agents, base, pair, size } = layout
  const moving = [...Array(pair).keys(), base]
  const withAverage = new Float64Array(size)
  for (const i of moving)
    for (let agent = 0; agent < agents; agent++) add(withAverage, i, between(i, start + agent) / agents)
  let ofAverage = 0
  for (let agent = 0; agent < agents; agent++) ofAverage += at(withAverage, start + agent) / agents
  return Array.from({ length: agents }, (_, agent) => {
    const own = start + agent
    const variance = Math.max(leastVariance, between(own, own) - 2 * at(withAverage, own) + ofAverage)
    const along = new Float64Array(size)
    for (const i of moving) along[i] = (between(i, own) - at(withAverage, i)) / Math.sqrt(variance)
    return { variance, along }
  })
}

/** A field of one agent is its own average. */
const leastVariance = 1e-9
