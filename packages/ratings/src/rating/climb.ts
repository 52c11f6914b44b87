import { add, at, dot } from './at.ts'
import { blocksOf, solveBlocks } from './blocks.ts'
import { solve } from './conjugate-gradients.ts'
import type { Evidence } from './evidence.ts'
import { curvePrior } from './prior.ts'
import type { Prior } from './prior.ts'

/** A point, the height of the log-posterior there, and its slope. */
interface Place {
  readonly point: Float64Array
  readonly height: number
  readonly slope: Float64Array
}

/** After steps shorter than this the curvature is as good as unchanged. */
const shortStep = 0.1

/** Newton's way up to the most probable unknowns, until no step is longer than `tolerance`. */
export function climb(evidence: Evidence, prior: Prior, from: Float64Array, tolerance: number): Float64Array {
  let place = look(evidence, prior, from)
  let length = Infinity
  for (let steps = 0; steps < 50; steps++) {
    if (length > shortStep) evidence.survey(place.point)
    const step = newtonStep(evidence, prior, place.slope)
    length = longest(step)
    if (length < tolerance) return ahead(place.point, step, 1)
    const next = advance(evidence, prior, place, step)
    if (!next) break
    place = next
  }
  return place.point
}

function look(evidence: Evidence, prior: Prior, point: Float64Array): Place {
  const slope = new Float64Array(point.length)
  const likelihood = evidence.visit(point, slope)
  const pull = new Float64Array(point.length)
  curvePrior(evidence.layout, prior, point, pull)
  for (let i = 0; i < slope.length; i++) add(slope, i, -at(pull, i))
  return { point, height: likelihood - dot(point, pull) / 2, slope }
}

function newtonStep(evidence: Evidence, prior: Prior, slope: Float64Array): Float64Array {
  const blocks = blocksOf(evidence, prior)
  const system = {
    multiply: (vector: Float64Array, product: Float64Array) => {
      product.fill(0)
      evidence.curve(vector, product)
      curvePrior(evidence.layout, prior, vector, product)
    },
    precondition: (right: Float64Array, solution: Float64Array) => solveBlocks(blocks, right, solution),
  }
  return solve(system, slope, 1e-2)
}

/** Takes the step, or as many times half of it as it takes not to go down; nothing where every part of it does. */
function advance(evidence: Evidence, prior: Prior, place: Place, step: Float64Array): Place | undefined {
  const rounding = 1e-12 * Math.abs(place.height)
  for (let length = 1; length > 1e-6; length /= 2) {
    const next = look(evidence, prior, ahead(place.point, step, length))
    if (next.height >= place.height - rounding) return next
  }
  return undefined
}

function ahead(point: Float64Array, step: Float64Array, length: number): Float64Array {
  return point.map((value, i) => value + length * at(step, i))
}

function longest(step: Float64Array): number {
  return step.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
}
