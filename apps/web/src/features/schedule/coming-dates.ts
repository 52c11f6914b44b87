import 'server-only'
import type { StoredSeason } from '@wis/db/seasons'
import { pageOfSeasons, readSeasons } from '@wis/db/seasons'
import { cache } from 'react'
import { database } from '../../server/database.ts'
import { byTime, datesAheadOf } from '../seasons/next-date-of.ts'

export interface ComingDate {
  readonly season: StoredSeason
  readonly what: 'starts' | 'entryEnds' | 'ends'
  readonly at: string
}

/** The dates of these seasons after a time, the next one first. */
export function comingDates(seasons: readonly StoredSeason[], now: Date): readonly ComingDate[] {
  return seasons
    .flatMap((season) => datesAheadOf(season, now).map((date) => ({ season, ...date })))
    .toSorted(byTime)
}

const mostSeasons = 50

/** The newest public seasons that are not over, read once for all parts of a page. */
export const datedSeasons = cache(async () => {
  const { items } = await pageOfSeasons(database(), { limit: mostSeasons })
  const slugs = items.filter(({ state }) => state !== 'closed').map(({ slug }) => slug)
  return readSeasons(database(), slugs)
})

const dayMs = 86_400_000

/** The end of the day (UTC) of a time. */
export const midnightAfter = (now: Date) => new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs)

/** The beginning of the next week (UTC), of its Monday. */
export function mondayAfter(now: Date): Date {
  const midnight = midnightAfter(now)
  return new Date(midnight.getTime() + ((8 - midnight.getUTCDay()) % 7) * dayMs)
}

/** Weeks from the day of a time, each with its seven days: at least two, and enough for the last day. */
export function weeksFrom(now: Date, last: Date, most: number): readonly (readonly string[])[] {
  const today = midnightAfter(now).getTime() - dayMs
  const needed = Math.floor((last.getTime() - today) / (7 * dayMs)) + 1
  return Array.from({ length: Math.min(most, Math.max(2, needed)) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) =>
      new Date(today + (7 * week + day) * dayMs).toISOString().slice(0, 10),
    ),
  )
}
