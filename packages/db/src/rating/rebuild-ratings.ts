import { fitRatings, unpackMatches } from '@wis/ratings'
import type { Database } from '../database.ts'
import { refitRatings } from './refit-ratings.ts'
import type { FitPacked, Refitted } from './refit-ratings.ts'

/**
 * Reads all matches again and rates everybody by them. What is known of earlier days stays: nobody can be rated after
 * the fact as of a day that is over. Undefined where somebody else is rating at this moment.
 */
export function rebuildRatings(db: Database): Promise<Refitted | undefined> {
  const fit: FitPacked = async (packed, field) => fitRatings(unpackMatches(packed), field)
  return refitRatings(db, { fit, anew: true })
}
