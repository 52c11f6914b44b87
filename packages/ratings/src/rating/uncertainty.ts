import { invert } from './dense.ts'
import type { Fit } from './fit.ts'
import type { Layout } from './layout.ts'
import { add, at } from './numbers.ts'

/**
 * Variances of the published values: strengths relative to the field's average, and shifts of word pairs and
 * languages.
 */
export interface Uncertainty {
  readonly deception: Float64Array
  readonly detection: Float64Array
  readonly overall: Float64Array
  readonly pair: Float64Array
  readonly language: Float64Array
}

/** Up to this many unknowns the curvature is inverted directly. */
const mostInverted = 1500

export function uncertaintyOf(fit: Fit, inverted = mostInverted): Uncertainty {
  return fit.evidence.layout.size <= inverted ? exactUncertainty(fit) : diagonalUncertainty(fit)
}

/** From the inverse of the whole curvature (Laplace's approximation). */
export function exactUncertainty(fit: Fit): Uncertainty {
  const { layout } = fit.evidence
  const covariance = invert(wholeCurvature(fit), layout.size)
  const between = (i: number, j: number) => at(covariance, i * layout.size + j)
  return {
    ...variancesBetween(layout, between),
    pair: Float64Array.from({ length: layout.pairs }, (_, i) => between(layout.pair + i, layout.pair + i)),
  }
}

function wholeCurvature({ evidence, precision }: Fit): Float64Array {
  const { size } = evidence.layout
  const matrix = new Float64Array(size * size)
  evidence.spell((row, column, amount) => add(matrix, row * size + column, amount))
  for (let i = 0; i < size; i++) add(matrix, i * size + i, at(precision, i))
  return matrix
}

/** From the covariance of any two unknowns that are not pairs. */
export function variancesBetween(
  { agents, languages, deception, detection, language }: Layout,
  between: (i: number, j: number) => number,
): Omit<Uncertainty, 'pair'> {
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
    language: Float64Array.from({ length: languages }, (_, i) => between(language + i, language + i)),
  }
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
 * From the diagonal of the curvature, for fields too large to invert it whole. An agent then meets so many others
 * that their errors average out. The tests compare this with the exact answer.
 */
export function diagonalUncertainty({ evidence, precision, information }: Fit): Uncertainty {
  const { deception, detection, pair, language, base } = evidence.layout
  const variance = precision.map((value, i) => 1 / (value + at(information, i)))
  const varianceOf = (start: number, end: number) => variance.slice(start, end)
  const ofDeception = varianceOf(deception, detection)
  const ofDetection = varianceOf(detection, pair)
  return {
    deception: ofDeception,
    detection: ofDetection,
    overall: ofDeception.map((variance, agent) => (variance + at(ofDetection, agent)) / 4),
    pair: varianceOf(pair, language),
    language: varianceOf(language, base),
  }
}
