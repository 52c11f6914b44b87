import { fitRatings, unpackMatches } from '@wis/ratings'
import type { Database } from '../database.ts'
import { gamesOfOneAgainstAll } from '../game/one-against-all.ts'
import type { Difference } from '../standing/difference.ts'
import { inSnapshot } from '../transaction.ts'
import { compareSideRatings } from './compare-ratings.ts'
import { refitRatings } from './refit-ratings.ts'
import type { FitPacked, Refitted } from './refit-ratings.ts'

/**
 * Reads all matches again and rates everybody by them. The histories of earlier days stay, because past days cannot
 * be rated again. Undefined if another process is rating at this moment.
 */
export function rebuildRatings(db: Database): Promise<Refitted | undefined> {
  const fit: FitPacked = async (packed, field) => fitRatings(unpackMatches(packed), field)
  return refitRatings(db, { fit, anew: true })
}

/** The stored ratings of games between sides that differ from a new fit to the same matches. Changes nothing. */
export const compareRatings = (db: Database): Promise<Difference[]> =>
  inSnapshot(db, (client) => compareSideRatings(client, gamesOfOneAgainstAll(db)))
