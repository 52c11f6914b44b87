import 'server-only'
import { getFormatter, getTranslations } from 'next-intl/server'
import { Link, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { GameGlyph } from '../games/game-marks.tsx'
import { clockOf, datedEntries, dayOf } from './calendar-entries.tsx'
import type { CalendarEntry } from './calendar-entries.tsx'

interface AgendaProps {
  readonly game?: string
  readonly most: number
}

/** The dates of seasons that come, day by day, each once. Without any dates there is no agenda. */
export async function Agenda({ game, most }: AgendaProps) {
  const t = await getTranslations('schedule')
  const now = new Date()
  const entries = await datedEntries({ now, most, game })
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="calendar" className="pt-14">
      <SectionTitle id="calendar" title={t('calendar')}>
        <a href="/seasons.ics" className={underlined}>
          {t('subscribe')}
        </a>
      </SectionTitle>
      <Days entries={entries} now={now} />
    </section>
  )
}

interface DaysProps {
  readonly entries: readonly CalendarEntry[]
  readonly now: Date
}

/** A leaf of the calendar for each day on which something is. */
export function Days({ entries, now }: DaysProps) {
  const days = [...new Set(entries.map(({ day }) => day))].toSorted()
  return (
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
  )
}

interface DayProps {
  readonly day: string
  readonly isToday: boolean
  readonly entries: readonly CalendarEntry[]
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

async function EntryLine({ entry }: { entry: CalendarEntry }) {
  const { at, href, game, title, about, what, then = [], isOn } = entry
  const t = await getTranslations('schedule')
  const { relativeTime } = await getFormatter()
  return (
    <li className="group relative grid items-baseline gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-rows-[auto_1fr]">
      <Link
        href={href}
        className="min-w-0 font-display text-lg leading-snug wrap-anywhere after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
      >
        <GameGlyph game={game} className="mr-1.5 inline size-4.5 align-[-0.15em]" />
        {title}
      </Link>
      <p className="row-span-2 flex flex-wrap gap-x-2 text-sm max-sm:order-last sm:flex-col sm:text-right">
        <span className="figures font-semibold">{isOn ? t('playNow') : relativeTime(at)}</span>
        {isOn ? (
          <span className="figures text-soft">{t('nextOne', { when: relativeTime(at) })}</span>
        ) : (
          (what ? [{ at, what }, ...then] : [{ at, what: '' }]).map((one) => (
            <time
              key={one.what}
              dateTime={one.at.toISOString()}
              className="figures whitespace-nowrap text-soft"
            >
              {one.what} {clockOf(one.at)} UTC
            </time>
          ))
        )}
      </p>
      <p className="text-sm text-soft">{about}</p>
    </li>
  )
}
