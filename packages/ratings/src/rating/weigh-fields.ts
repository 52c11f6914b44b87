import { z95 } from '../interval.ts'
import type { Interval } from '../interval.ts'
import { estimateAt, fromAverage } from './estimates.ts'
import type { Estimate, Estimates } from './estimates.ts'
import type { Evidence } from './evidence.ts'
import { covarianceOf } from './joint-curvature.ts'
import type { Layout } from './layout.ts'
import { presumption, relativeLeansOf } from './lean.ts'
import type { Lean } from './lean.ts'
import type { LikelyField, LikelyFields } from './likely-fields.ts'
import { at } from './numbers.ts'
import { middleOf, usualOrOdd } from './odd-pairs.ts'
import { variancesBetween } from './uncertainty.ts'

/** What the matches say of the pairs if they have this spread. Overwrites the curvature. */
interface JudgedPairs {
  readonly weight: number
  readonly spread: number
  readonly mean: Float64Array
  readonly variance: Float64Array
}

/** Combines the results for every likely spread of word pairs. Each pair may be one of the odd ones. */
function weighPairs(layout: Layout, byPairs: readonly LikelyField[]): Estimate {
  const judged = byPairs.map((field) => judgePair(layout, field))
  const count = judged.length === 0 ? 0 : layout.pairs
  return estimateAt(
    Array.from({ length: count }, (_, pair) => middleOf(judged.flatMap((one) => ofTwoKinds(one, pair)))),
  )
}

function judgePair({ pair, language }: Layout, { weight, peak }: LikelyField): JudgedPairs {
  return {
    weight,
    spread: peak.prior.pair,
    mean: peak.point.slice(pair, language),
    variance: covarianceOf(peak.curvature).pairs,
  }
}

/** Takes the curve that was presumed of all pairs out again, and puts those of usual and of odd ones in its place. */
function ofTwoKinds({ weight, spread, mean, variance }: JudgedPairs, pair: number) {
  const precision = 1 / at(variance, pair)
  const sighting = { information: Math.max(0, precision - 1 / spread), pull: at(mean, pair) * precision }
  return usualOrOdd(sighting, spread, presumption.odd).map((curve) => ({
    ...curve,
    weight: weight * curve.weight,
  }))
}

type Scale = 'overall' | 'deception' | 'detection' | 'language'

/** The facts about every unknown if the matches come from this field. */
interface Judged extends Readonly<Record<Scale, readonly Moments[]>> {
  readonly weight: number
}

/** Combines the results for every field that the matches may come from, weighted by its probability. */
export function weighFields(evidence: Evidence, { influence, fields, byPairs }: LikelyFields): Estimates {
  const judged = fields.filter(isLikely).map((field) => judge(evidence, influence, field))
  const mean = (valueOf: (field: LikelyField) => number) =>
    fields.reduce((sum, field) => sum + field.weight * valueOf(field), 0)
  return {
    overall: estimate(judged, 'overall'),
    deception: estimate(judged, 'deception'),
    detection: estimate(judged, 'detection'),
    pair: weighPairs(evidence.layout, byPairs),
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

function judge({ matches, layout }: Evidence, influence: number, { weight, peak }: LikelyField): Judged {
  const { point, prior } = peak
  const covariance = covarianceOf(peak.curvature)
  const leans = relativeLeansOf(matches, { layout, influence, prior, point, covariance })
  const centred = (start: number, end: number, by: readonly Lean[]) =>
    fromAverage(point.slice(start, end).map((value, i) => value + (by[i]?.mean ?? 0)))
  const deception = centred(layout.deception, layout.detection, leans.deception)
  const detection = centred(layout.detection, layout.pair, leans.detection)
  const overall = deception.map((value, agent) => (value + at(detection, agent)) / 2)
  const variances = variancesBetween(layout, covariance.between)
  const of = (strength: 'deception' | 'detection', share: number) => ({ leans: leans[strength], share })
  return {
    weight,
    overall: momentsOf(overall, variances.overall, [of('deception', 1 / 2), of('detection', 1 / 2)]),
    deception: momentsOf(deception, variances.deception, [of('deception', 1)]),
    detection: momentsOf(detection, variances.detection, [of('detection', 1)]),
    language: momentsOf(point.slice(layout.language, layout.base), variances.language, []),
  }
}

/** A strength with the share that it has in a value. */
interface Share {
  readonly leans: readonly Lean[]
  readonly share: number
}

const leastVariance = 1e-9

function momentsOf(values: Float64Array, variances: Float64Array, shares: readonly Share[]): Moments[] {
  return Array.from(values, (mean, i) => {
    let variance = at(variances, i)
    let third = 0
    for (const { leans, share } of shares) {
      const lean = leans[i]
      if (!lean) continue
      variance += share ** 2 * lean.variance
      third += share ** 3 * lean.third
    }
    return { mean, variance: Math.max(leastVariance, variance), third }
  })
}

/** A distribution by its mean, its variance and its third central moment, whose sign shows the longer side. */
interface Moments {
  readonly mean: number
  readonly variance: number
  readonly third: number
}

interface Weighted extends Moments {
  readonly weight: number
}

/** The greatest skewness at which these numbers still describe a curve. */
const mostSkew = 0.9
const mostPeaked = 3

/** The mean and the 95 % interval of a mixture whose weights add up to 1 (Cornish and Fisher). */
export function centreOf(parts: readonly Weighted[]): Interval & { readonly mean: number } {
  let mean = 0
  for (const part of parts) mean += part.weight * part.mean
  let [variance, third, fourth] = [0, 0, 0]
  for (const part of parts) {
    const off = part.mean - mean
    variance += part.weight * (part.variance + off ** 2)
    third += part.weight * (part.third + 3 * part.variance * off + off ** 3)
    const own = 3 * part.variance ** 2 + 4 * off * part.third
    fourth += part.weight * (own + 6 * part.variance * off ** 2 + off ** 4)
  }
  const deviation = Math.sqrt(variance)
  const skew = within(third / deviation ** 3, -mostSkew, mostSkew)
  const peaked = within(fourth / variance ** 2 - 3, 0, mostPeaked)
  return {
    mean,
    low: mean + deviation * stretched(-z95, skew, peaked),
    high: mean + deviation * stretched(z95, skew, peaked),
  }
}

/** The place in a curve of this shape that corresponds to z in a normal one. */
function stretched(z: number, skew: number, peaked: number): number {
  const bySkew = ((z ** 2 - 1) / 6) * skew - ((2 * z ** 3 - 5 * z) / 36) * skew ** 2
  return z + bySkew + ((z ** 3 - 3 * z) / 24) * peaked
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
