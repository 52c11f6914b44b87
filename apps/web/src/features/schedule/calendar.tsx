import 'server-only'
import type { StoredSeason } from '@wis/db/seasons'
import { pageOfSeasons, readSeasons } from '@wis/db/seasons'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { Link, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { database } from '../../server/database.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'

const mostDates = 20

interface CalendarProps {
  /** The one game that it is about. */
  readonly game?: string
  readonly most?: number
}

/** The coming dates of seasons, day by day. Without any there is no calendar. */
export async function Calendar({ game, most = mostDates }: CalendarProps) {
  const t = await getTranslations('schedule')
  const seasons = (await datedSeasons()).filter((season) => game === undefined || season.game === game)
  const dates = comingDates(seasons, new Date()).slice(0, most)
  if (dates.length === 0) return null
  return (
    <section aria-labelledby="calendar" className="pt-14">
      <SectionTitle id="calendar" title={t('calendar')}>
        <a href="/seasons.ics" className={underlined}>
          {t('subscribe')}
        </a>
      </SectionTitle>
      <ol className="border-b border-line">
        {[...new Set(dates.map(dayOf))].map((day) => (
          <Day key={day} day={day} dates={dates.filter((date) => dayOf(date) === day)} />
        ))}
      </ol>
    </section>
  )
}

const dayOf = ({ at }: ComingDate) => at.slice(0, 10)

async function Day({ day, dates }: { day: string; dates: readonly ComingDate[] }) {
  const format = await getFormatter()
  const t = await getTranslations('seasons')
  const locale = await getLocale()
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <h3 className="figures font-display text-lg">
        {format.dateTime(new Date(`${day}T12:00:00Z`), { weekday: 'short', day: 'numeric', month: 'short' })}
      </h3>
      <ul className="grid gap-2">
        {dates.map(({ season, what, at }) => (
          <li key={`${season.slug} ${what}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <time dateTime={at} className="figures text-sm text-soft">
              {at.slice(11, 16)} UTC
            </time>
            <GameGlyph game={season.game} className="size-4" />
            <Link href={`/seasons/${season.slug}`} className="min-w-0 hover:underline">
              <ForeignText text={seasonNameIn(locale, season)} />
            </Link>
            <span className="text-sm text-soft">{t(`card.${what}`)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

export interface ComingDate {
  readonly season: StoredSeason
  readonly what: 'starts' | 'entryEnds' | 'ends'
  readonly at: string
}

/** The dates of these seasons after a time, the next one first. */
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

/** The newest public seasons that are not over, read once for all parts of a page. */
export const datedSeasons = cache(async () => {
  const { items } = await pageOfSeasons(database(), { limit: mostSeasons })
  const slugs = items.filter(({ state }) => state !== 'closed').map(({ slug }) => slug)
  return readSeasons(database(), slugs)
})
