import { estimatesOf } from './estimates.ts'
import type { Estimates } from './estimates.ts'
import { evidenceOf } from './evidence.ts'
import type { Evidence } from './evidence.ts'
import { fit } from './fit.ts'
import { likelyFields } from './likely-fields.ts'
import type { FieldSize, RatedMatch } from './rated-match.ts'
import { ratingTable } from './rating-table.ts'
import type { RatingTable } from './rating-table.ts'
import { uncertaintyOf } from './uncertainty.ts'
import { weighFields } from './weigh-fields.ts'

/**
 * Stored with each fit. Every likely spread of the field counts; an agent's two strengths go together, deceptions fill a range
 * with nobody far beyond it, and an average deceiver is presumed to win less often than not. Seasons that were closed while
 * earlier methods rated keep the ratings that they were closed with.
 */
export const ratingMethod = 5

/** In a larger field, or after more matches, the likeliest spread is practically known. */
const mostAgents = 120
const mostMatches = 10_000

/** Rates every agent from all matches at once. The order of the matches does not change even the last digit. */
export function fitRatings(matches: readonly RatedMatch[], field: FieldSize): RatingTable {
  return ratingTable(matches, estimates(evidenceOf(matches, field)))
}

function estimates(evidence: Evidence): Estimates {
  const { matches, layout } = evidence
  if (matches.length > 0 && matches.length <= mostMatches && layout.agents <= mostAgents)
    return weighFields(evidence, likelyFields(evidence))
  const fitted = fit(evidence)
  return estimatesOf(fitted, uncertaintyOf(fitted))
}
