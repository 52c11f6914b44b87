import { estimateAt, fromAverage } from './estimates.ts'
import type { Estimate, Estimates } from './estimates.ts'
import type { Evidence } from './evidence.ts'
import { covarianceOf } from './joint-curvature.ts'
import { leansOf } from './lean.ts'
import type { Lean } from './lean.ts'
import type { LikelyField, LikelyFields } from './likely-fields.ts'
import { centreOf } from './moments.ts'
import type { Moments } from './moments.ts'
import { at } from './numbers.ts'
import type { Presumption } from './presumption.ts'
import { variancesBetween } from './uncertainty.ts'
import { weighPairs } from './weigh-pairs.ts'

type Scale = 'overall' | 'deception' | 'detection' | 'language'

/** The facts about every unknown if the matches come from this field. */
interface Judged extends Readonly<Record<Scale, readonly Moments[]>> {
  readonly weight: number
}

/** Combines the results for every field that the matches may come from, weighted by its probability. */
export function weighFields(
  evidence: Evidence,
  { influence, fields, byPairs }: LikelyFields,
  { odd }: Presumption,
): Estimates {
  const judged = fields.filter(isLikely).map((field) => judge(evidence, influence, field))
  const mean = (valueOf: (field: LikelyField) => number) =>
    fields.reduce((sum, field) => sum + field.weight * valueOf(field), 0)
  return {
    overall: estimate(judged, 'overall'),
    deception: estimate(judged, 'deception'),
    detection: estimate(judged, 'detection'),
    pair: weighPairs(evidence.layout, byPairs, odd),
    language: estimate(judged, 'language'),
    base: mean(({ peak }) => at(peak.point, evidence.layout.base)),
    influence,
    spread: {
      deception: mean(({ peak }) => peak.prior.deception),
      detection: mean(({ peak }) => peak.prior.detection),
      pair: byPairs.reduce((sum, { weight, peak }) => sum + weight * peak.prior.pair, 0),
    },
  }
}

/** Any other would cost as much, and change nothing that is shown. */
function isLikely({ weight }: LikelyField): boolean {
  return weight > 1e-9
}

function estimate(judged: readonly Judged[], scale: Scale): Estimate {
  const count = judged[0]?.[scale].length ?? 0
  const centres = Array.from({ length: count }, (_, i) =>
    centreOf(
      judged.map(({ weight, [scale]: all }) => ({
        weight,
        ...(all[i] ?? { mean: 0, variance: 0, third: 0 }),
      })),
    ),
  )
  return estimateAt(centres)
}

function judge(evidence: Evidence, influence: number, { weight, peak }: LikelyField): Judged {
  const { layout } = evidence
  const { point } = peak
  const covariance = covarianceOf(peak.curvature)
  const leans = leansOf(evidence.matches, { layout, influence, point, covariance })
  const leaning = (share: number) => ({ leans, share })
  const deception = fromAverage(
    point.slice(layout.deception, layout.detection).map((value, i) => value + (leans[i]?.mean ?? 0)),
  )
  const detection = fromAverage(point.slice(layout.detection, layout.pair))
  const overall = deception.map((value, agent) => (value + at(detection, agent)) / 2)
  const variances = variancesBetween(evidence.layout, covariance.between)
  return {
    weight,
    overall: momentsOf(overall, variances.overall, leaning(1 / 2)),
    deception: momentsOf(deception, variances.deception, leaning(1)),
    detection: momentsOf(detection, variances.detection, leaning(0)),
    language: momentsOf(point.slice(layout.language, layout.base), variances.language, leaning(0)),
  }
}

interface Leaning {
  readonly leans: readonly Lean[]
  /** The share of deception in the value. */
  readonly share: number
}

const leastVariance = 1e-9

function momentsOf(values: Float64Array, variances: Float64Array, { leans, share }: Leaning): Moments[] {
  // Relative to an average that includes the agent itself.
  const own = share * (1 - 1 / leans.length)
  return Array.from(values, (mean, i) => {
    const lean = leans[i]
    const variance = at(variances, i) + own ** 2 * (share > 0 ? (lean?.variance ?? 0) : 0)
    return {
      mean,
      variance: Math.max(leastVariance, variance),
      third: share > 0 ? own ** 3 * (lean?.third ?? 0) : 0,
    }
  })
}
