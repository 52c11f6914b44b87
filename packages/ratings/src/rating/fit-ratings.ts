import { estimatesOf } from './estimates.ts'
import type { Estimates } from './estimates.ts'
import { evidenceOf } from './evidence.ts'
import type { Evidence } from './evidence.ts'
import { fit } from './fit.ts'
import { likelyFields } from './likely-fields.ts'
import type { OddPairs } from './odd-pairs.ts'
import { fifthPresumption, fourthPresumption, secondPresumption, thirdPresumption } from './presumption.ts'
import type { FieldSize, RatedMatch } from './rated-match.ts'
import { ratingTable } from './rating-table.ts'
import type { RatingTable } from './rating-table.ts'
import { firstPresumedSpread, presumedSpread } from './spread.ts'
import type { Spread } from './spread.ts'
import { uncertaintyOf } from './uncertainty.ts'
import { weighFields } from './weigh-fields.ts'

/**
 * 1: the likeliest spread of the field is taken as known. 2: in a field that is not large, every likely spread
 * counts. 3: also, an agent's two strengths are presumed to go together more closely, and a few word pairs may be far
 * from all others. 4: also, deceptions may lie much further apart than usual, above all where detections do. 5: also,
 * deceptions fill a range with nobody far beyond it, and an average deceiver is presumed to win less often than not. A
 * season that is closed keeps the method it was closed with.
 */
export const ratingMethods = [1, 2, 3, 4, 5] as const
export type RatingMethod = (typeof ratingMethods)[number]
export const currentMethod: RatingMethod = 5

const presumptions = {
  2: secondPresumption,
  3: thirdPresumption,
  4: fourthPresumption,
  5: fifthPresumption,
} as const

/** In a larger field, or after more matches, the likeliest spread is practically known. */
const mostAgents = 120
const mostMatches = 10_000

/** Rates every agent from all matches at once. The order of the matches does not change even the last digit. */
export function fitRatings(
  matches: readonly RatedMatch[],
  field: FieldSize,
  method: RatingMethod = currentMethod,
): RatingTable {
  const evidence = evidenceOf(matches, field)
  return ratingTable(matches, estimates(evidence, method))
}

function estimates(evidence: Evidence, method: RatingMethod): Estimates {
  if (method === 1) return byLikeliestSpread(evidence, firstPresumedSpread)
  const presumption = presumptions[method]
  const { matches, layout } = evidence
  if (matches.length > 0 && matches.length <= mostMatches && layout.agents <= mostAgents)
    return weighFields(evidence, likelyFields(evidence, presumption), presumption)
  return byLikeliestSpread(evidence, presumedSpread, presumption.odd)
}

function byLikeliestSpread(evidence: Evidence, presumed: Spread, odd?: OddPairs): Estimates {
  const fitted = fit(evidence, presumed, odd)
  return estimatesOf(fitted, uncertaintyOf(fitted))
}
