import 'server-only'
import { matchesByDay } from '@wis/db'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link, linkStyle, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { database } from '../../server/database.ts'
import { keptAMinute } from '../../server/kept-a-minute.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { comingDates, datedSeasons } from './calendar.tsx'
import type { ComingDate } from './calendar.tsx'

export const dayMs = 86_400_000
/** The week before, this one and two more. */
const weeks = 4

const played = keptAMinute<ReadonlyMap<string, number>>(1)

/** A sheet of four weeks, with what is on each day. A phone has a list of the days on which there is something. */
export async function Weeks() {
  const t = await getTranslations('schedule')
  const { dateTime } = await getFormatter()
  const around = daysAround(new Date())
  const [first, last] = [around[0] ?? '', around.at(-1) ?? '']
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
  const matchesOn = (day: string) => matches?.get(day) ?? 0
  const datesOn = (day: string) => dates.filter(({ at }) => at.startsWith(day))
  // A week that is over without anything on it tells nothing.
  const isOpen = around.slice(0, 7).some((day) => matchesOn(day) > 0 || datesOn(day).length > 0)
  const days = isOpen ? around : around.slice(7)
  const today = new Date().toISOString().slice(0, 10)
  const hasSomething = (day: string) =>
    day === today || matchesOn(day) > 0 || datesOn(day).length > 0 || isWeekly(day, today)
  const later = dates.filter(({ at }) => at.slice(0, 10) > last)
  return (
    <section aria-labelledby="calendar" className="pt-12">
      <SectionTitle id="calendar" title={t('calendar')}>
        <a href="/seasons.ics" className={underlined}>
          {t('subscribe')}
        </a>
      </SectionTitle>
      <p className="max-w-[70ch] -mt-1 pb-4 text-sm text-pretty text-soft">
        {t.rich('regular', {
          daily: (words) => <Inline href="/daily">{words}</Inline>,
          hunt: (words) => <Inline href="/hunt">{words}</Inline>,
          week: (words) => <Inline href="/week">{words}</Inline>,
        })}
      </p>
      <div aria-hidden="true" className="label grid grid-cols-7 pb-1.5 max-lg:hidden">
        {days.slice(0, 7).map((day) => (
          <span key={day} className="px-2.5">
            {dateTime(noonOf(day), { weekday: 'short' })}
          </span>
        ))}
      </div>
      <ol className="border-t border-line lg:grid lg:grid-cols-7 lg:border-l">
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            isEmpty={!hasSomething(day)}
            isNamed={day === days[0] || day.endsWith('-01')}
            matches={matchesOn(day)}
            dates={datesOn(day)}
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

/** The beginning of this week, of its Monday. */
export function mondayOf(now: Date): number {
  const today = Math.floor(now.getTime() / dayMs)
  // The first day of 1970 was a Thursday.
  return (today - ((today + 3) % 7)) * dayMs
}

/** The days of four weeks, each from Monday, as 2026-03-01. */
export function daysAround(now: Date): readonly string[] {
  const first = mondayOf(now) - 7 * dayMs
  return Array.from({ length: weeks * 7 }, (_, at) => new Date(first + at * dayMs).toISOString().slice(0, 10))
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

interface DayProps {
  readonly day: string
  /** A day with nothing on it is a cell of the sheet, and is left out of the list of a phone. */
  readonly isEmpty: boolean
  /** Whether its cell names the month. */
  readonly isNamed: boolean
  readonly matches: number
  readonly dates: readonly ComingDate[]
}

/** Of several dates of a season on a day that are over, the last one says it all. */
const withoutOvertaken = (dates: readonly ComingDate[], now: Date): readonly ComingDate[] =>
  dates.filter(
    ({ season }, place) =>
      !dates.slice(place + 1).some((later) => later.season.slug === season.slug && new Date(later.at) < now),
  )

/** A coming Monday, on which the week before it is over. */
const isWeekly = (day: string, today: string) => day > today && noonOf(day).getUTCDay() === 1

/** A row of the list on a phone, a cell of the sheet of four weeks in wide windows. */
async function Day({ day, isEmpty, isNamed, matches, dates }: DayProps) {
  const t = await getTranslations('schedule')
  const { dateTime } = await getFormatter()
  const today = new Date().toISOString().slice(0, 10)
  const isToday = day === today
  const tone = isToday
    ? 'bg-raised max-lg:shadow-[inset_2px_0_0_var(--color-brass)] max-sm:px-2 lg:shadow-[inset_0_2px_0_var(--color-brass)]'
    : day < today
      ? 'text-soft lg:bg-[color-mix(in_oklab,var(--color-sunken)_45%,transparent)]'
      : ''
  return (
    <li
      id={`day-${day}`}
      aria-current={isToday ? 'date' : undefined}
      className={`grid min-w-0 grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-3 max-lg:sm:grid-cols-[8rem_minmax(0,1fr)] max-lg:sm:px-4 lg:flex lg:min-h-11 lg:flex-col lg:gap-y-1.5 lg:border-r lg:p-2.5 ${isEmpty ? 'max-lg:hidden' : ''} ${tone}`}
    >
      <h3 className="figures text-sm lg:flex lg:justify-between lg:gap-2">
        <time dateTime={day} className={isToday ? 'font-semibold' : ''}>
          <span className="lg:hidden">
            {dateTime(noonOf(day), { weekday: 'short', day: 'numeric', month: 'short' })}
          </span>
          <span className={`max-lg:hidden ${isEmpty ? 'text-faint' : ''}`}>
            {isNamed ? dateTime(noonOf(day), { day: 'numeric', month: 'short' }) : Number(day.slice(8))}
          </span>
        </time>
        {isToday && <span className="text-xs font-semibold text-brass max-lg:block">{t('today')}</span>}
      </h3>
      <ul className="grid content-start gap-x-6 gap-y-2 text-sm leading-snug max-lg:sm:grid-cols-2 lg:gap-y-1.5 lg:text-xs">
        {withoutOvertaken(dates, new Date()).map((date) => (
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
        {isWeekly(day, today) && <Entry href="/week">{t('week')}</Entry>}
        {matches > 0 && (
          <li className="figures col-span-full text-xs text-soft">
            {t(isToday ? 'playedSoFar' : 'played', { count: matches })}
          </li>
        )}
      </ul>
    </li>
  )
}

function Inline({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={linkStyle}>
      {children}
    </Link>
  )
}

function Entry({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link
        href={href}
        className="block border-l-2 border-brass bg-raised px-2 py-1 font-semibold hover:bg-sunken"
      >
        {children}
      </Link>
    </li>
  )
}

/** What is said of a date that is over. */
const past = { starts: 'started', entryEnds: 'entryEnded', ends: 'ended' } as const satisfies Record<
  ComingDate['what'],
  string
>

async function SeasonDate({ date: { season, what, at } }: { date: ComingDate }) {
  const t = await getTranslations('seasons')
  const locale = await getLocale()
  return (
    <span className="block min-w-0 border-l-2 border-brass bg-raised px-2 py-1">
      <Link href={`/seasons/${season.slug}`} className="font-semibold wrap-anywhere hover:underline">
        <GameGlyph game={season.game} className="mr-1.5 inline size-4 align-[-0.2em]" />
        <ForeignText text={seasonNameIn(locale, season)} />
      </Link>
      <span className="figures block text-xs text-soft">
        {t(`card.${new Date(at) < new Date() ? past[what] : what}`)} · {at.slice(11, 16)} UTC
      </span>
    </span>
  )
}
