import type { StoredSeason } from '@wis/db/seasons'

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
