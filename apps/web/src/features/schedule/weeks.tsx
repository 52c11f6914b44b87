import 'server-only'
import { matchesByDay } from '@wis/db'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { database } from '../../server/database.ts'
import { keptAMinute } from '../../server/kept-a-minute.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { comingDates, datedSeasons } from './calendar.tsx'
import type { ComingDate } from './calendar.tsx'

const dayMs = 86_400_000
/** The week before, this one and two more. */
const weeks = 4

const played = keptAMinute<ReadonlyMap<string, number>>(1)

/**
 * Four weeks as a sheet of days: what was played, today, and the dates of seasons. On a phone, only the days on which there
 * is something, one below the other.
 */
export async function Weeks() {
  const t = await getTranslations('schedule')
  const { dateTime } = await getFormatter()
  const days = daysAround(new Date())
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const [seasons, matches] = await Promise.all([
    datedSeasons(),
    played(database(), first, () => matchesByDay(database(), new Date(first))),
  ])
  // A ladder without an end began once and has no date to wait for.
  const dated = seasons.filter(
    ({ entryEndsAt, endsAt, startsAt }) =>
      [entryEndsAt, endsAt].some((at) => at !== null) || new Date(startsAt) > new Date(),
  )
  const dates = comingDates(dated, new Date(Date.parse(first) - 1))
  const later = dates.filter(({ at }) => at.slice(0, 10) > last)
  return (
    <section aria-labelledby="calendar" className="pt-12">
      <SectionTitle id="calendar" title={t('calendar')}>
        <a href="/seasons.ics" className="underline decoration-rim underline-offset-4">
          {t('subscribe')}
        </a>
      </SectionTitle>
      <div aria-hidden="true" className="label hidden grid-cols-7 md:grid">
        {days.slice(0, 7).map((day) => (
          <span key={day} className="px-2.5 pb-1.5">
            {dateTime(noonOf(day), { weekday: 'short' })}
          </span>
        ))}
      </div>
      <ol className="grid border-line max-md:border-t md:grid-cols-7 md:border-t md:border-l">
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            matches={matches?.get(day) ?? 0}
            dates={dates.filter(({ at }) => at.startsWith(day))}
          />
        ))}
      </ol>
      {later.length > 0 && (
        <>
          <h3 className="pt-6 pb-2 font-semibold">{t('later')}</h3>
          <ul className="grid gap-1.5 text-sm">
            {later.map((date) => (
              <li key={`${date.season.slug} ${date.what}`} className="flex flex-wrap gap-x-3">
                <time dateTime={date.at} className="figures text-soft">
                  {dateTime(new Date(date.at), { day: 'numeric', month: 'short', year: 'numeric' })}
                </time>
                <SeasonDate date={date} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The days of four weeks, each from Monday, as 2026-03-01. */
export function daysAround(now: Date): readonly string[] {
  const today = Math.floor(now.getTime() / dayMs)
  // The first day of 1970 was a Thursday.
  const monday = today - ((today + 3) % 7) - 7
  return Array.from({ length: weeks * 7 }, (_, at) =>
    new Date((monday + at) * dayMs).toISOString().slice(0, 10),
  )
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

interface DayProps {
  readonly day: string
  readonly matches: number
  readonly dates: readonly ComingDate[]
}

async function Day({ day, matches, dates }: DayProps) {
  const t = await getTranslations('schedule')
  const { dateTime } = await getFormatter()
  const today = new Date().toISOString().slice(0, 10)
  const isToday = day === today
  const isEmpty = !isToday && matches === 0 && dates.length === 0
  const isFirst = day.endsWith('-01')
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={`min-w-0 gap-x-4 border-b border-line py-3 max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] md:min-h-28 md:border-r md:p-2.5 ${isEmpty ? 'max-md:hidden' : ''} ${isToday ? 'bg-raised md:shadow-[inset_0_2px_0_var(--color-brass)]' : day < today ? 'text-soft' : ''}`}
    >
      <h3 className="figures flex items-baseline gap-2 text-sm max-md:flex-col max-md:gap-0 md:pb-1.5">
        <time dateTime={day} className={isToday ? 'font-semibold' : ''}>
          <span className="md:hidden">
            {dateTime(noonOf(day), { weekday: 'short', day: 'numeric', month: 'short' })}
          </span>
          <span className="hidden md:inline">
            {dateTime(noonOf(day), isFirst ? { day: 'numeric', month: 'short' } : { day: 'numeric' })}
          </span>
        </time>
        {isToday && <span className="text-xs font-semibold text-brass">{t('today')}</span>}
      </h3>
      <ul className="grid content-start gap-1.5 text-sm leading-snug">
        {dates.map((date) => (
          <li key={`${date.season.slug} ${date.what}`}>
            <SeasonDate date={date} />
          </li>
        ))}
        {isToday && (
          <>
            <Entry href="/daily">{t('daily')}</Entry>
            <Entry href="/hunt">{t('hunt')}</Entry>
          </>
        )}
        {/* A Monday, on which the week before it is over. */}
        {day > today && noonOf(day).getUTCDay() === 1 && <Entry href="/week">{t('week')}</Entry>}
        {matches > 0 && (
          <li className="figures text-xs text-soft">
            {t(isToday ? 'playedSoFar' : 'played', { count: matches })}
          </li>
        )}
      </ul>
    </li>
  )
}

function Entry({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href} className="underline decoration-rim underline-offset-4 hover:decoration-current">
        {children}
      </Link>
    </li>
  )
}

async function SeasonDate({ date: { season, what, at } }: { date: ComingDate }) {
  const t = await getTranslations('seasons')
  const locale = await getLocale()
  return (
    <span className="min-w-0">
      <Link href={`/seasons/${season.slug}`} className="font-semibold wrap-anywhere hover:underline">
        <GameGlyph game={season.game} className="mr-1.5 inline size-4 align-[-0.2em]" />
        <ForeignText text={seasonNameIn(locale, season)} />
      </Link>
      <span className="figures block text-xs text-soft">
        {t(`card.${what === 'starts' && new Date(at) < new Date() ? 'started' : what}`)} · {at.slice(11, 16)}{' '}
        UTC
      </span>
    </span>
  )
}
