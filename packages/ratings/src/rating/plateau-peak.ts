import type { Evidence } from './evidence.ts'
import { covarianceOf } from './joint-curvature.ts'
import type { JointPrior } from './joint-curvature.ts'
import { peakUnder } from './joint-peak.ts'
import type { Peak } from './joint-peak.ts'
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
