import { add, at } from './at.ts'
import { solveBlocks } from './blocks.ts'
import { invert } from './dense.ts'
import type { Fit } from './fit.ts'

/** Variances of what is published: strengths against the field's average, and shifts of word pairs. */
export interface Uncertainty {
  readonly deception: Float64Array
  readonly detection: Float64Array
  readonly overall: Float64Array
  readonly pair: Float64Array
}

/** Up to this many unknowns the curvature is inverted as it is. */
const mostInverted = 1500

export function uncertaintyOf(fit: Fit, inverted = mostInverted): Uncertainty {
  return fit.evidence.layout.size <= inverted ? exactUncertainty(fit) : blockUncertainty(fit)
}

/** From the inverse of the whole curvature (Laplace's approximation). */
export function exactUncertainty(fit: Fit): Uncertainty {
  const { agents, pairs, deception, detection, pair, size } = fit.evidence.layout
  const covariance = invert(wholeCurvature(fit), size)
  const between = (i: number, j: number) => at(covariance, i * size + j)
  const deceptions = (a: number, b: number) => between(deception + a, deception + b)
  const detections = (a: number, b: number) => between(detection + a, detection + b)
  const crossed = (a: number, b: number) => between(deception + a, detection + b)
  return {
    deception: varianceAgainstAverage(agents, deceptions),
    detection: varianceAgainstAverage(agents, detections),
    overall: varianceAgainstAverage(
      agents,
      (a, b) => (deceptions(a, b) + detections(a, b) + crossed(a, b) + crossed(b, a)) / 4,
    ),
    pair: Float64Array.from({ length: pairs }, (_, i) => between(pair + i, pair + i)),
  }
}

function wholeCurvature({ evidence, prior }: Fit): Float64Array {
  const { size, agents, detection, sharpness } = evidence.layout
  const matrix = new Float64Array(size * size)
  evidence.spell((row, column, amount) => add(matrix, row * size + column, amount))
  for (let i = 0; i < size; i++) add(matrix, i * size + i, at(prior.precision, i))
  for (let agent = 0; agent < agents; agent++) {
    add(matrix, (detection + agent) * size + sharpness + agent, prior.tie)
    add(matrix, (sharpness + agent) * size + detection + agent, prior.tie)
  }
  return matrix
}

function varianceAgainstAverage(agents: number, covariance: (a: number, b: number) => number): Float64Array {
  const withAverage = Float64Array.from({ length: agents }, (_, a) => {
    let sum = 0
    for (let b = 0; b < agents; b++) sum += covariance(a, b)
    return sum / agents
  })
  const ofAverage = withAverage.reduce((sum, value) => sum + value, 0) / agents
  return withAverage.map((value, a) => covariance(a, a) - 2 * value + ofAverage)
}

/**
 * From the curvature cut into blocks, for fields too large to invert it whole. An agent then meets so many others
 * that their errors average out; the tests hold this against the exact answer.
 */
export function blockUncertainty({ evidence, blocks }: Fit): Uncertainty {
  const { agents, pairs, deception, detection, pair, size } = evidence.layout
  const inverseOf = (start: number, count: number) => {
    const units = new Float64Array(size).fill(1, start, start + count)
    const solution = new Float64Array(size)
    solveBlocks(blocks, units, solution)
    return solution.slice(start, start + count)
  }
  const ofDeception = inverseOf(deception, agents)
  const ofDetection = inverseOf(detection, agents)
  return {
    deception: ofDeception,
    detection: ofDetection,
    overall: ofDeception.map((variance, agent) => (variance + at(ofDetection, agent)) / 4),
    pair: inverseOf(pair, pairs),
  }
}
