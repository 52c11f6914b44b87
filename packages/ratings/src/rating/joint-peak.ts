import type { Evidence } from './evidence.ts'
import { curvatureOf, jointPrecision, logScale, solveJointly, visitPrior } from './joint-curvature.ts'
import type { JointCurvature, JointPrecision, JointPrior } from './joint-curvature.ts'
import { at } from './numbers.ts'

/** The most probable unknowns under a prior, and the likelihood of all matches under it. */
export interface Peak {
  readonly prior: JointPrior
  readonly point: Float64Array
  readonly curvature: JointCurvature
  /** By Laplace's approximation, up to a constant that is the same for all priors. */
  readonly logEvidence: number
}

/** After a step this short, the next would be shorter than any digit that is shown. */
const lastStep = 0.02
const mostSteps = 40

/** A point, and what is known there of the height that is climbed. */
interface Place {
  readonly point: Float64Array
  readonly height: number
  readonly slope: Float64Array
}

/** Climbs by Newton's method, from a point that should be near the maximum. */
export function peakUnder(evidence: Evidence, prior: JointPrior, from: Float64Array): Peak {
  const precision = jointPrecision(evidence.layout, prior)
  let place = look(evidence, precision, from)
  for (let steps = 1; ; steps++) {
    const { point, height, slope } = place
    evidence.survey(point)
    const curvature = curvatureOf(evidence, precision)
    const step = solveJointly(curvature, slope)
    if (longest(step) < lastStep || steps === mostSteps) {
      const rise = step.reduce((sum, value, i) => sum + value * at(slope, i), 0) / 2
      const logEvidence = height + rise + logScale(evidence.layout, prior) - curvature.logDeterminant / 2
      return { prior, point: ahead(point, step, 1), curvature, logEvidence }
    }
    place = advance(evidence, precision, place, step)
  }
}

function look(evidence: Evidence, precision: JointPrecision, point: Float64Array): Place {
  const slope = new Float64Array(point.length)
  const height = evidence.visit(point, slope) + visitPrior(evidence.layout, precision, point, slope)
  return { point, height, slope }
}

/** Takes the step, halved as often as necessary not to go down. */
function advance(evidence: Evidence, precision: JointPrecision, place: Place, step: Float64Array): Place {
  const rounding = 1e-12 * Math.abs(place.height)
  for (let length = 1; length > 1e-6; length /= 2) {
    const next = look(evidence, precision, ahead(place.point, step, length))
    if (next.height >= place.height - rounding) return next
  }
  return place
}

function ahead(point: Float64Array, step: Float64Array, length: number): Float64Array {
  return point.map((value, i) => value + length * at(step, i))
}

function longest(step: Float64Array): number {
  return step.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
}
