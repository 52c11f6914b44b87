import 'server-only'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { GameGlyph } from '../games/game-marks.tsx'
import { gameNameIn } from '../games/names.ts'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import type { ComingDate } from './coming-dates.ts'
import { comingDates, datedSeasons, midnightAfter, mondayAfter } from './coming-dates.ts'

const mostDates = 20

interface AgendaProps {
  readonly game?: string
  readonly most?: number
  /** Whether it also tells what returns every day and every week. */
  readonly hasRegular?: boolean
}

interface Entry {
  /** The day under which it stands, as 2026-03-01. */
  readonly day: string
  readonly at: Date
  readonly href: string
  readonly title: ReactNode
  readonly about: string
  /** What is on already stands under today, and its time is that of the next one. */
  readonly isOn?: boolean
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** What is on and what comes, day by day, each once. Without any dates there is no agenda. */
export async function Agenda({ game, most = mostDates, hasRegular = false }: AgendaProps) {
  const t = await getTranslations('schedule')
  const now = new Date()
  const seasons = (await datedSeasons()).filter((season) => game === undefined || season.game === game)
  const dated = await Promise.all(comingDates(seasons, now).slice(0, most).map(entryOf))
  const entries = [...(hasRegular ? await regularEntries(now) : []), ...dated]
  if (entries.length === 0) return null
  const days = [...new Set(entries.map(({ day }) => day))].toSorted()
  return (
    <section aria-labelledby="calendar" className={hasRegular ? '' : 'pt-14'}>
      <SectionTitle id="calendar" title={t('calendar')}>
        <a href="/seasons.ics" className={underlined}>
          {t('subscribe')}
        </a>
      </SectionTitle>
      <ol className="border-b border-line">
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            isToday={day === dayOf(now)}
            entries={entries.filter((entry) => entry.day === day)}
          />
        ))}
      </ol>
      {hasRegular && <p className="pt-3 text-xs text-pretty text-faint">{t('regular')}</p>}
    </section>
  )
}

/** What returns every day is on today. What returns every week comes on Monday. */
async function regularEntries(now: Date): Promise<readonly Entry[]> {
  const t = await getTranslations('schedule')
  const [today, midnight, monday] = [dayOf(now), midnightAfter(now), mondayAfter(now)]
  return [
    { day: today, at: midnight, href: '/daily', title: t('daily'), about: t('next.daily'), isOn: true },
    { day: today, at: midnight, href: '/hunt', title: t('hunt'), about: t('next.hunt'), isOn: true },
    { day: dayOf(monday), at: monday, href: '/week', title: t('week'), about: t('next.week') },
  ]
}

async function entryOf({ season, what, at }: ComingDate): Promise<Entry> {
  const [t, locale] = [await getTranslations('seasons'), await getLocale()]
  return {
    day: at.slice(0, 10),
    at: new Date(at),
    href: `/seasons/${season.slug}`,
    title: (
      <>
        <GameGlyph game={season.game} className="mr-1.5 inline size-4.5 align-[-0.15em]" />
        <ForeignText text={seasonNameIn(locale, season)} />
      </>
    ),
    about: `${gameNameIn(locale, season.game)} · ${t(`card.${what}`)}`,
  }
}

interface DayProps {
  readonly day: string
  readonly isToday: boolean
  readonly entries: readonly Entry[]
}

/** A leaf of a calendar, and beside it what is on that day. */
async function Day({ day, isToday, entries }: DayProps) {
  const t = await getTranslations('schedule')
  const { dateTime } = await getFormatter()
  const noon = new Date(`${day}T12:00:00Z`)
  return (
    <li
      id={`day-${day}`}
      aria-current={isToday ? 'date' : undefined}
      className="flex gap-4 border-t border-line py-4 sm:gap-5"
    >
      <h3 className="w-16 shrink-0">
        <time
          dateTime={day}
          className={`flex flex-col items-center overflow-hidden rounded-card border bg-raised pb-1 ${isToday ? 'border-brass' : 'border-line'}`}
        >
          <span
            className={`label w-full py-1 text-center ${isToday ? 'bg-brass text-ground!' : 'border-b border-line text-brass!'}`}
          >
            {isToday ? t('today') : dateTime(noon, { weekday: 'short' })}
          </span>
          <span className="figures font-display text-3xl leading-tight">{noon.getUTCDate()}</span>
          <span className="text-xs text-soft">{dateTime(noon, { month: 'short' })}</span>
        </time>
      </h3>
      <ul className="grid min-w-0 grow content-center gap-4">
        {entries.map((entry) => (
          <EntryLine key={`${entry.href} ${entry.about}`} entry={entry} />
        ))}
      </ul>
    </li>
  )
}

async function EntryLine({ entry: { at, href, title, about, isOn } }: { entry: Entry }) {
  const t = await getTranslations('schedule')
  const { relativeTime } = await getFormatter()
  return (
    <li className="group relative grid items-baseline gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Link
        href={href}
        className="min-w-0 font-display text-lg leading-snug wrap-anywhere after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
      >
        {title}
      </Link>
      <p className="row-span-2 flex gap-x-2 text-sm max-sm:order-last sm:flex-col sm:text-right">
        <span className="figures font-semibold">{isOn ? t('playNow') : relativeTime(at)}</span>
        {isOn ? (
          <span className="figures text-soft">{t('nextOne', { when: relativeTime(at) })}</span>
        ) : (
          <time dateTime={at.toISOString()} className="figures text-soft">
            {at.toISOString().slice(11, 16)} UTC
          </time>
        )}
      </p>
      <p className="text-sm text-soft">{about}</p>
    </li>
  )
}
