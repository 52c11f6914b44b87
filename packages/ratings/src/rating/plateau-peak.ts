import { advance, ahead, longest } from './climb.ts'
import type { Place } from './climb.ts'
import type { Evidence } from './evidence.ts'
import {
  covarianceOf,
  curvatureOf,
  jointPrecision,
  logScale,
  solveJointly,
  visitPrior,
} from './joint-curvature.ts'
import type { JointCurvature, JointPrecision, JointPrior } from './joint-curvature.ts'
import { at } from './numbers.ts'
import { likelierStandIn, standsWell, withPlateau } from './plateau.ts'
import type { Compared, StandIn } from './plateau.ts'

const mostRounds = 8

/**
 * The peak under a prior with a plateau (expectation propagation): the normal curves that stand for it are improved until
 * every deception has the mean and the variance that the plateau gives it. Under any other prior, the peak itself.
 */
export function steadyPeak(evidence: Evidence, prior: JointPrior, from: Float64Array): Peak {
  let peak = peakUnder(evidence, prior, from)
  for (let round = 1; ; round++) {
    const seen = seenOf(peak)
    if (!seen) return peak
    if (seen.settled || round === mostRounds) return { ...peak, logEvidence: peak.logEvidence + seen.log }
    peak = peakUnder(evidence, { ...prior, standIn: seen.likelier }, peak.point)
  }
}

interface Seen {
  readonly likelier: StandIn
  readonly settled: boolean
  /** By how much the log-evidence changes with the plateau in place of the normal curves. */
  readonly log: number
}

/** Nothing if the prior has no plateau. */
export function seenOf({ prior, point, curvature }: Peak): Seen | undefined {
  const { standIn } = prior
  if (!standIn) return undefined
  const { agents, deception } = curvature.layout
  // Inverting overwrites it.
  const { between } = covarianceOf({ ...curvature, lower: curvature.lower.slice() })
  const deviation = Math.sqrt(prior.deception)
  const compared = Array.from({ length: agents }, (_, agent): Compared => {
    const own = deception + agent
    const known = { mean: at(point, own) / deviation, variance: between(own, own) / prior.deception }
    return { known, corrected: withPlateau(standIn, agent, known) }
  })
  return {
    likelier: likelierStandIn(standIn, compared),
    settled: compared.every(standsWell),
    log:
      compared.reduce((sum, { corrected }) => sum + corrected.log, 0) -
      (agents * Math.log(prior.deception)) / 2,
  }
}

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
    place = advance((next) => look(evidence, precision, next), place, step) ?? place
  }
}

function look(evidence: Evidence, precision: JointPrecision, point: Float64Array): Place {
  const slope = new Float64Array(point.length)
  const height = evidence.visit(point, slope) + visitPrior(evidence.layout, precision, point, slope)
  return { point, height, slope }
}
