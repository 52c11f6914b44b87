import 'server-only'
import { nextSeasonStates } from '@wis/arena'
import type { StoredSeason } from '@wis/db/seasons'
import { matchesNotMade } from './bracket/season-bracket.tsx'
import { headlineOf } from './headline-of.ts'

/**
 * Whether all matches of a season with a schedule are played, although its organizer has not closed it yet. The later
 * stages of a knockout under embargo are known only to those who see what is withheld.
 */
export const isDecided = async (season: StoredSeason, now: Date, seesWithheld = false): Promise<boolean> =>
  headlineOf(season, now) === 'open-played' && (await matchesNotMade(season, seesWithheld)) === 0

/** Whether nothing is left to play in a season with a schedule, so that its organizer can finish it, also from a pause. */
export async function mayFinish(season: StoredSeason): Promise<boolean> {
  const { done, waiting, seated } = season.fixtures
  const isPlayed = done > 0 && waiting + seated === 0
  if (!isPlayed || !nextSeasonStates(season.state).includes('closing')) return false
  return (await matchesNotMade(season, true)) === 0
}
