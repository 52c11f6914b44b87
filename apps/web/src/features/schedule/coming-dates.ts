import 'server-only'
import type { StoredSeason } from '@wis/db/seasons'
import { pageOfSeasons, readSeasons } from '@wis/db/seasons'
import { database } from '../../server/database.ts'

export interface ComingDate {
  readonly season: StoredSeason
  readonly what: 'starts' | 'entryEnds' | 'ends'
  readonly at: string
}

/** The dates of these seasons that are still to come, the next one first. */
export function comingDates(seasons: readonly StoredSeason[], now: Date): readonly ComingDate[] {
  return seasons
    .flatMap((season) =>
      (
        [
          ['starts', season.startsAt],
          ['entryEnds', season.entryEndsAt],
          ['ends', season.endsAt],
        ] as const
      ).flatMap(([what, at]) => (at !== null && new Date(at) > now ? [{ season, what, at }] : [])),
    )
    .toSorted((one, other) => one.at.localeCompare(other.at))
}

const mostSeasons = 50

/** The newest public seasons that are not over. */
export async function datedSeasons() {
  const { items } = await pageOfSeasons(database(), { limit: mostSeasons })
  const slugs = items.filter(({ state }) => state !== 'closed').map(({ slug }) => slug)
  return readSeasons(database(), slugs)
}
