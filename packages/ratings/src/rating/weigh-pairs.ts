import { estimateAt } from './estimates.ts'
import type { Estimate } from './estimates.ts'
import { covarianceOf } from './joint-curvature.ts'
import type { Layout } from './layout.ts'
import type { LikelyField } from './likely-fields.ts'
import { centreOf } from './moments.ts'
import { at } from './numbers.ts'
import { middleOf, usualOrOdd } from './odd-pairs.ts'
import type { OddPairs } from './odd-pairs.ts'

/** What the matches say of the pairs if they have this spread. Overwrites the curvature. */
interface JudgedPairs {
  readonly weight: number
  readonly spread: number
  readonly mean: Float64Array
  readonly variance: Float64Array
}

/** Combines the results for every likely spread of word pairs. If some pairs are odd, each may be one of them. */
export function weighPairs(layout: Layout, byPairs: readonly LikelyField[], odd?: OddPairs): Estimate {
  const judged = byPairs.map((field) => judge(layout, field))
  const count = judged.length === 0 ? 0 : layout.pairs
  return estimateAt(
    Array.from({ length: count }, (_, pair) =>
      odd ? middleOf(judged.flatMap((one) => ofTwoKinds(one, pair, odd))) : centreOf(ofOneKind(judged, pair)),
    ),
  )
}

function judge({ pair, language }: Layout, { weight, peak }: LikelyField): JudgedPairs {
  return {
    weight,
    spread: peak.prior.pair,
    mean: peak.point.slice(pair, language),
    variance: covarianceOf(peak.curvature).pairs,
  }
}

function ofOneKind(judged: readonly JudgedPairs[], pair: number) {
  return judged.map(({ weight, mean, variance }) => {
    return { weight, mean: at(mean, pair), variance: at(variance, pair), third: 0 }
  })
}

/** Takes the curve that was presumed of all pairs out again, and puts those of usual and of odd ones in its place. */
function ofTwoKinds({ weight, spread, mean, variance }: JudgedPairs, pair: number, odd: OddPairs) {
  const precision = 1 / at(variance, pair)
  const sighting = { information: Math.max(0, precision - 1 / spread), pull: at(mean, pair) * precision }
  return usualOrOdd(sighting, spread, odd).map((curve) => ({ ...curve, weight: weight * curve.weight }))
}
