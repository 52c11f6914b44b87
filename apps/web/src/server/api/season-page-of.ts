import type { StoredSeason } from '@wis/db/seasons'
import type { SeasonPage } from '@wis/protocol'

/** A season as the API shows it, without the fields that only its organizer may see. */
export function seasonPageOf(season: StoredSeason): SeasonPage {
  const { id: _, ownerId: __, demo: ___, board: ____, ladders: _____, languages, ...page } = season
  return { ...page, languages: [...languages] }
}
