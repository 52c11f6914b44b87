import 'server-only'
import { knockoutStages } from '@wis/db/seasons'
import type { KnockoutStage, StoredSeason } from '@wis/db/seasons'
import { database } from '../../server/database.ts'

/** More agents than any knockout has. */
export const mostInBracket = 200

/** The stages of a knockout, as far as the reader may know. */
export function stagesOf(season: StoredSeason, seesWithheld: boolean): Promise<readonly KnockoutStage[]> {
  const matchesPerGroup = season.terms.deals * season.ruleset.players
  return knockoutStages(database(), season, { matchesPerGroup, seesWithheld })
}
