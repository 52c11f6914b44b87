import { evidenceOf } from './evidence.ts'
import { fit } from './fit.ts'
import type { FieldSize, RatedMatch } from './rated-match.ts'
import { tableOf } from './rating-table.ts'
import type { RatingTable } from './rating-table.ts'
import { uncertaintyOf } from './uncertainty.ts'

/** Rates every agent from all matches at once; the order of the matches changes nothing, not even the last digit. */
export function fitRatings(matches: readonly RatedMatch[], field: FieldSize): RatingTable {
  const fitted = fit(evidenceOf(matches, field))
  return tableOf(matches, fitted, uncertaintyOf(fitted))
}
