import 'server-only'
import type { StoredSeason } from '@wis/db/seasons'
import { matchesNotMade } from './bracket/season-bracket.tsx'
import { headlineOf } from './headline-of.ts'

/** Whether all matches of a season with a schedule are played, although its organizer has not closed it yet. */
export const isDecided = async (season: StoredSeason, now: Date): Promise<boolean> =>
  headlineOf(season, now) === 'open-played' && (await matchesNotMade(season, false)) === 0
