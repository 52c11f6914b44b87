import { estimateAt } from './estimates.ts'
import type { Estimate } from './estimates.ts'
import { covarianceOf } from './joint-curvature.ts'
import type { Layout } from './layout.ts'
import type { LikelyField } from './likely-fields.ts'
import { at } from './numbers.ts'
import { middleOf, usualOrOdd } from './odd-pairs.ts'
import { presumption } from './presumption.ts'

/** What the matches say of the pairs if they have this spread. Overwrites the curvature. */
interface JudgedPairs {
  readonly weight: number
  readonly spread: number
  readonly mean: Float64Array
  readonly variance: Float64Array
}

/** Combines the results for every likely spread of word pairs. Each pair may be one of the odd ones. */
export function weighPairs(layout: Layout, byPairs: readonly LikelyField[]): Estimate {
  const judged = byPairs.map((field) => judge(layout, field))
  const count = judged.length === 0 ? 0 : layout.pairs
  return estimateAt(
    Array.from({ length: count }, (_, pair) => middleOf(judged.flatMap((one) => ofTwoKinds(one, pair)))),
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

/** Takes the curve that was presumed of all pairs out again, and puts those of usual and of odd ones in its place. */
function ofTwoKinds({ weight, spread, mean, variance }: JudgedPairs, pair: number) {
  const precision = 1 / at(variance, pair)
  const sighting = { information: Math.max(0, precision - 1 / spread), pull: at(mean, pair) * precision }
  return usualOrOdd(sighting, spread, presumption.odd).map((curve) => ({
    ...curve,
    weight: weight * curve.weight,
  }))
}
