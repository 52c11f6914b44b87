import 'server-only'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { GameGlyph } from '../games/game-marks.tsx'
import { gameNameIn } from '../games/names.ts'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { comingDates, datedSeasons } from './calendar.tsx'
import { dayMs, mondayOf } from './weeks.tsx'

const most = 3

/** What comes next: dates of seasons first, then what returns every day and every week. */
export async function NextDates() {
  const [t, seasons, locale] = [
    await getTranslations('schedule'),
    await getTranslations('seasons'),
    await getLocale(),
  ]
  const now = new Date()
  const dates = comingDates(await datedSeasons(), now).slice(0, most)
  const midnight = new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs)
  const monday = new Date(mondayOf(now) + 7 * dayMs)
  const regular = [
    <NextDate key="daily" at={midnight} href="/daily" title={t('daily')} about={t('next.daily')} />,
    <NextDate key="hunt" at={midnight} href="/hunt" title={t('hunt')} about={t('next.hunt')} />,
    <NextDate key="week" at={monday} href="/week" title={t('week')} about={t('next.week')} />,
  ]
  return (
    <ol className="grid gap-3 pt-4 sm:grid-cols-3">
      {dates.map(({ season, what, at }) => (
        <NextDate
          key={`${season.slug} ${what}`}
          at={new Date(at)}
          href={`/seasons/${season.slug}`}
          title={
            <>
              <GameGlyph game={season.game} className="mr-1.5 inline size-4.5 align-[-0.15em]" />
              <ForeignText text={seasonNameIn(locale, season)} />
            </>
          }
          about={`${gameNameIn(locale, season.game)} · ${seasons(`card.${what}`)}`}
        />
      ))}
      {regular.slice(0, most - dates.length)}
    </ol>
  )
}

interface NextDateProps {
  readonly at: Date
  readonly href: string
  readonly title: ReactNode
  readonly about: string
}

/** One date as a leaf of a calendar, with how long it is until then. */
async function NextDate({ at, href, title, about }: NextDateProps) {
  const { dateTime, relativeTime } = await getFormatter()
  return (
    <li className="relative flex gap-4 rounded-card border border-line bg-raised p-4 hover:border-strong">
      <time
        dateTime={at.toISOString()}
        className="flex w-14 shrink-0 flex-col items-center self-start rounded-card border border-line bg-ground pb-1"
      >
        <span className="label w-full border-b border-line py-1 text-center text-brass">
          {dateTime(at, { weekday: 'short' })}
        </span>
        <span className="figures font-display text-3xl leading-tight">{at.getUTCDate()}</span>
        <span className="text-xs text-soft">{dateTime(at, { month: 'short' })}</span>
      </time>
      <div className="min-w-0">
        <h2 className="font-display text-lg leading-snug wrap-anywhere">
          <Link href={href} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-soft">{about}</p>
        <p className="figures pt-1 text-sm font-semibold">
          {relativeTime(at)}{' '}
          <span className="font-normal text-soft">· {at.toISOString().slice(11, 16)} UTC</span>
        </p>
      </div>
    </li>
  )
}
