import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { GameGlyph } from '../games/game-marks.tsx'
import { Days } from './agenda.tsx'
import { clockOf, dayOf } from './calendar-entries.tsx'
import type { CalendarEntry } from './calendar-entries.tsx'
import { weeksFrom } from './coming-dates.ts'

interface WeekCalendarProps {
  readonly entries: readonly CalendarEntry[]
  readonly now: Date
}

const mostWeeks = 5

/** Weeks from today with what is on each day, and below them what comes later. A narrow page lists the days instead. */
export async function WeekCalendar({ entries, now }: WeekCalendarProps) {
  const t = await getTranslations('schedule')
  const { dateTime } = await getFormatter()
  const weeks = weeksFrom(now, entries.at(-1)?.at ?? now, mostWeeks)
  const lastDay = weeks.at(-1)?.at(-1) ?? dayOf(now)
  const later = entries.filter(({ day }) => day > lastDay)
  return (
    <>
      <div className="lg:hidden">
        <Days entries={entries} now={now} />
      </div>
      <table className="w-full table-fixed border border-line max-lg:hidden">
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="label border-b border-line px-3 py-2 text-left">
                {dateTime(new Date(day), { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  today={dayOf(now)}
                  entries={entries.filter((entry) => entry.day === day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {later.length > 0 && (
        <div className="pt-8 max-lg:hidden">
          <h3 className="display pb-3 text-xl">{t('later')}</h3>
          <Days entries={later} now={now} />
        </div>
      )}
    </>
  )
}

interface DayCellProps {
  readonly day: string
  readonly today: string
  readonly entries: readonly CalendarEntry[]
}

async function DayCell({ day, today, entries }: DayCellProps) {
  const t = await getTranslations('schedule')
  const { dateTime } = await getFormatter()
  const isToday = day === today
  const noon = new Date(`${day}T12:00:00Z`)
  const isFirst = noon.getUTCDate() === 1
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={`h-26 border border-line p-2 align-top ${isToday ? 'bg-raised shadow-[inset_0_2px_0_var(--color-brass)]' : ''}`}
    >
      <time
        dateTime={day}
        className={`figures flex items-baseline gap-2 px-1 pb-1.5 text-sm ${isToday ? 'font-semibold' : ''}`}
      >
        {dateTime(noon, isFirst ? { day: 'numeric', month: 'short' } : { day: 'numeric' })}
        {isToday && <span className="label text-brass!">{t('today')}</span>}
      </time>
      <ul className="grid gap-1.5 *:min-w-0">
        {entries.map((entry) => (
          <CellEntry key={`${entry.href} ${entry.about}`} entry={entry} />
        ))}
      </ul>
    </td>
  )
}

async function CellEntry({ entry }: { entry: CalendarEntry }) {
  const t = await getTranslations('schedule')
  const { at, href, game, title, about, what = about, then = [], isOn } = entry
  return (
    <li className="relative rounded-card border border-line bg-raised px-2 py-1.5 text-xs hover:border-strong">
      <Link href={href} className="line-clamp-2 leading-snug font-semibold after:absolute after:inset-0">
        <GameGlyph game={game} className="mr-1 inline size-3.5 align-[-0.15em]" />
        {title}
      </Link>
      {(isOn ? [t('playNow')] : [{ at, what }, ...then].map((one) => `${clockOf(one.at)} · ${one.what}`)).map(
        (line) => (
          <p key={line} className="figures line-clamp-2 text-2xs leading-snug text-soft" title={line}>
            {line}
          </p>
        ),
      )}
    </li>
  )
}
