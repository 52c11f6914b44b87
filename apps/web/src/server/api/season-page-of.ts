import type { StoredSeason } from '@wis/db'
import type { SeasonPage } from '@wis/protocol'

/** A season without what is nobody's business. */
export function seasonPageOf(season: StoredSeason): SeasonPage {
  const { id: _, ownerId: __, demo: ___, board: ____, languages, ...page } = season
  return { ...page, languages: [...languages] }
}
