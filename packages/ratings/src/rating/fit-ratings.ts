import { estimatesOf } from './estimates.ts'
import type { Estimates } from './estimates.ts'
import { evidenceOf } from './evidence.ts'
import type { Evidence } from './evidence.ts'
import { fit } from './fit.ts'
import { likelyFields } from './likely-fields.ts'
import type { FieldSize, RatedMatch } from './rated-match.ts'
import { tableOf } from './rating-table.ts'
import type { RatingTable } from './rating-table.ts'
import { firstPresumedSpread } from './spread.ts'
import { uncertaintyOf } from './uncertainty.ts'
import { weighFields } from './weigh-fields.ts'

/**
 * 1: the likeliest spread of the field is taken as known. 2: in a field that is not large, every likely spread
 * counts. A season that is closed keeps the method it was closed with.
 */
export const ratingMethods = [1, 2] as const
export type RatingMethod = (typeof ratingMethods)[number]
export const currentMethod: RatingMethod = 2

/** Rates every agent from all matches at once. The order of the matches does not change even the last digit. */
export function fitRatings(
  matches: readonly RatedMatch[],
  field: FieldSize,
  method: RatingMethod = currentMethod,
): RatingTable {
  const evidence = evidenceOf(matches, field)
  return tableOf(matches, method === 1 ? byFirstMethod(evidence) : bySecondMethod(evidence))
}

function byFirstMethod(evidence: Evidence): Estimates {
  const fitted = fit(evidence, firstPresumedSpread)
  return estimatesOf(fitted, uncertaintyOf(fitted))
}

/** In a larger field, or after more matches, the likeliest spread is practically known. */
const mostAgents = 120
const mostMatches = 10_000

function bySecondMethod(evidence: Evidence): Estimates {
  const { matches, layout } = evidence
  if (matches.length > 0 && matches.length <= mostMatches && layout.agents <= mostAgents)
    return weighFields(evidence, likelyFields(evidence))
  const fitted = fit(evidence)
  return estimatesOf(fitted, uncertaintyOf(fitted))
}
