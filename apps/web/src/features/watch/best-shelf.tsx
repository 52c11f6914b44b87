import { matchAppeals, usualGame } from '@wis/db/matches'
import type { BestOfDay, MatchAppeal } from '@wis/db/matches'
import type { MatchRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import type { CSSProperties, ReactNode } from 'react'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { TimeAgo } from '../../components/text/time-ago.tsx'
import { visibleString } from '../../components/text/visible-text.ts'
import { database } from '../../server/database.ts'
import { GameMark } from '../games/game-marks.tsx'
import { isSpoken, titleOfMatch } from '../games/names.ts'
import { PortraitRing } from '../scene/tiles/ring-seat.tsx'
import { AppealLine, howItWent } from './appeal-line.tsx'

interface BestShelfProps {
  readonly best: BestOfDay
  /** The game of the page. Matches of it do not repeat its name. */
  readonly game: string
  /** How many of them the page shows above. */
  readonly shown: number
}

/** The decided matches of a day that are most worth watching, in the reader's language. It is empty if there are none. */
export async function BestShelf({ best: { until, isPast, items: all }, game, shown }: BestShelfProps) {
  const locale = await getLocale()
  const left = all.slice(shown)
  const own = left.filter(({ game, language }) => !isSpoken(game) || language === locale)
  const items = own.length > 0 ? own : left
  if (items.length === 0) return null
  const [t, format] = [await getTranslations('watch.best'), await getFormatter()]
  const appeals = await matchAppeals(
    database(),
    items.map(({ id }) => id),
  )
  const day = format.dateTime(until, { day: 'numeric', month: 'long' })
  return (
    <section aria-labelledby="best-title" className="pt-8">
      <SectionTitle id="best-title" title={isPast ? t('titleOn', { day }) : t('title')}>
        <FeedLink />
      </SectionTitle>
      <p className="-mt-2 pb-4 text-sm text-soft">{t('text', { kind: game === usualGame ? 'spy' : game })}</p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr]">
        {items.map((match, place) => (
          <BestCard
            key={match.id}
            match={match}
            isNamed={match.game !== game}
            appeal={appeals.get(match.id)}
            rows={place === 0 ? items.length - 1 : undefined}
            isDrawn={place === 0 || items.length === 2}
          />
        ))}
      </ul>
    </section>
  )
}

function FeedLink() {
  const [t, language] = [useTranslations('watch.best'), useLocale()]
  return (
    <a href={`/watch.atom?language=${language}`} className={linkStyle}>
      {t('feed')}
    </a>
  )
}

interface BestCardProps {
  readonly match: MatchRow
  readonly isNamed: boolean
  readonly appeal: MatchAppeal | undefined
  /** Beside how many others it stands, if it is the first. */
  readonly rows: number | undefined
  /** Whether it has a picture of its table. */
  readonly isDrawn: boolean
}

function BestCard({ match, isNamed, appeal, rows, isDrawn }: BestCardProps) {
  const t = useTranslations('match')
  const words = useTranslations('watch.appeal.went')
  const [titles, locale] = [useTranslations('match.titles'), useLocale()]
  const went = appeal && howItWent(appeal)
  const isFirst = rows !== undefined
  const style: CSSProperties & Record<'--rows', string> = { '--rows': `span ${rows || 1}` }
  return (
    <li
      style={style}
      className={`relative flex min-w-0 flex-col justify-between gap-4 border border-line bg-raised p-4 hover:border-strong ${isFirst ? 'sm:col-span-2 lg:row-(--rows)' : ''} ${rows ? 'lg:col-span-1' : ''} ${rows === 0 ? 'lg:flex-row lg:items-center lg:gap-8 lg:*:first:basis-3/5 lg:*:last:grow' : ''}`}
    >
      {isDrawn && <MatchRing seats={match.seats}>{went && words(went)}</MatchRing>}
      <div className="grid gap-1">
        <div className="flex items-baseline justify-between gap-3">
          <Link
            href={`/matches/${match.id}`}
            className={`min-w-0 font-display leading-snug wrap-anywhere after:absolute after:inset-0 ${isFirst ? 'text-2xl' : 'text-lg'}`}
          >
            {titleOfMatch(titles, locale, match)}
          </Link>
          <span className="label flex shrink-0 flex-col items-end">
            {isNamed && <GameMark game={match.game} />}
            {isSpoken(match.game) && t(`languages.${match.language}`)}
          </span>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-faint">
          {appeal && <AppealLine appeal={appeal} game={match.game} isSaid={isDrawn} />}
          <TimeAgo at={match.createdAt} />
        </div>
      </div>
    </li>
  )
}

interface MatchRingProps {
  readonly seats: MatchRow['seats']
  /** What lies in the middle. */
  readonly children?: ReactNode
}

/** Who sat at the table of a match, as a picture. It tells nothing that was played. */
function MatchRing({ seats, children }: MatchRingProps) {
  return (
    <div
      aria-hidden="true"
      className="flex h-56 justify-center sm:h-64 sm:grow rounded-card border border-rim bg-felt px-3 py-5"
    >
      <PortraitRing
        seats={seats.map(({ seat, agent }) => ({
          seat: { seat, name: visibleString(agent.name), isAsked: false, note: null },
          agent,
        }))}
      >
        <p className="absolute inset-[25%_27%] grid place-content-center text-center font-display text-[clamp(1rem,5.5cqw,1.75rem)] leading-tight text-balance">
          {children}
        </p>
      </PortraitRing>
    </div>
  )
}
