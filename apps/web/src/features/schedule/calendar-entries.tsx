import 'server-only'
import { usualGame } from '@wis/db/matches'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { gameNameIn } from '../games/names.ts'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import type { ComingDate } from './coming-dates.ts'
import { comingDates, datedSeasons, midnightAfter, mondayAfter } from './coming-dates.ts'

export interface CalendarEntry {
  /** The day under which it stands, as 2026-03-01. */
  readonly day: string
  readonly at: Date
  readonly href: string
  readonly game: string
  readonly title: ReactNode
  readonly about: string
  /** What happens to a season then. */
  readonly what?: string
  /** What happens to it later on that day. */
  readonly then?: readonly LaterThatDay[]
  /** What is on already stands under today, and its time is that of the next one. */
  readonly isOn?: boolean
}

interface LaterThatDay {
  readonly at: Date
  readonly what: string
}

/** The time of a day (UTC). */
export const clockOf = (at: Date) => at.toISOString().slice(11, 16)

export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

interface WantedDates {
  readonly now: Date
  readonly most: number
  readonly game?: string | undefined
}

/** The days on which something happens to seasons, of a game or of all, the next one first. */
export async function datedEntries({ now, most, game }: WantedDates): Promise<readonly CalendarEntry[]> {
  const seasons = (await datedSeasons()).filter((season) => game === undefined || season.game === game)
  const found = comingDates(seasons, now)
  const keyOf = ({ season, at }: ComingDate) => `${season.slug} ${at.slice(0, 10)}`
  const keys = [...new Set(found.map(keyOf))]
  return Promise.all(
    keys.slice(0, most).flatMap((key) => {
      const [first, ...later] = found.filter((one) => keyOf(one) === key)
      return first ? [entryOf(first, later)] : []
    }),
  )
}

async function entryOf(
  { season, what, at }: ComingDate,
  later: readonly ComingDate[],
): Promise<CalendarEntry> {
  const [t, locale] = [await getTranslations('seasons.card'), await getLocale()]
  return {
    day: at.slice(0, 10),
    at: new Date(at),
    href: `/seasons/${season.slug}`,
    game: season.game,
    title: <ForeignText text={seasonNameIn(locale, season)} />,
    about: gameNameIn(locale, season.game),
    what: t(what),
    then: later.map((one) => ({ at: new Date(one.at), what: t(one.what) })),
  }
}

/** What returns every day is on today. What returns every week comes on Monday. */
export async function regularEntries(now: Date): Promise<readonly CalendarEntry[]> {
  const t = await getTranslations('schedule')
  const [today, midnight, monday] = [dayOf(now), midnightAfter(now), mondayAfter(now)]
  const game = usualGame
  return [
    { day: today, at: midnight, href: '/daily', game, title: t('daily'), about: t('next.daily'), isOn: true },
    { day: today, at: midnight, href: '/hunt', game, title: t('hunt'), about: t('next.hunt'), isOn: true },
    { day: dayOf(monday), at: monday, href: '/week', game, title: t('week'), about: t('next.week') },
  ]
}
