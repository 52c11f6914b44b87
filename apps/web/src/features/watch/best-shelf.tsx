import { matchAppeals, usualGame } from '@wis/db/matches'
import type { BestOfDay, MatchAppeal } from '@wis/db/matches'
import type { MatchRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { inRow } from '../../components/list/full-rows.ts'
import { SectionTitle } from '../../components/page/titles.tsx'
import { TimeAgo } from '../../components/text/time-ago.tsx'
import { visibleString } from '../../components/text/visible-text.ts'
import { database } from '../../server/database.ts'
import { isSpoken, titleOfMatch } from '../games/names.ts'
import { PortraitRing } from '../scene/tiles/ring-seat.tsx'
import { AppealLine, howItWent } from './appeal-line.tsx'

interface BestShelfProps {
  readonly best: BestOfDay
  readonly game: string
  /** How many of them the page shows above. */
  readonly shown: number
}

/** As wide as the page, however many there are. */
const columns = ['', 'sm:grid-cols-2', 'sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:*:first:col-span-2'] as const

/** The decided matches of a day that are most worth watching. It is empty if there are none. */
export async function BestShelf({ best: { until, isPast, items: all }, game, shown }: BestShelfProps) {
  const items = all.slice(shown, shown + inRow)
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
      <ul className={`grid gap-4 ${columns[items.length - 1] ?? ''}`}>
        {items.map((match) => (
          <BestCard key={match.id} match={match} appeal={appeals.get(match.id)} />
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

function BestCard({ match, appeal }: { match: MatchRow; appeal: MatchAppeal | undefined }) {
  const t = useTranslations('match')
  const words = useTranslations('watch.appeal.went')
  const [titles, locale] = [useTranslations('match.titles'), useLocale()]
  const went = appeal && howItWent(appeal)
  return (
    <li className="relative flex min-w-0 flex-col gap-4 border border-line bg-raised p-4 hover:border-strong">
      <MatchRing seats={match.seats}>{went && words(went)}</MatchRing>
      <div className="grid gap-1">
        <Link
          href={`/matches/${match.id}`}
          className="min-w-0 font-display text-lg leading-snug wrap-anywhere after:absolute after:inset-0"
        >
          {titleOfMatch(titles, locale, match)}
        </Link>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-faint">
          {appeal && <AppealLine appeal={appeal} game={match.game} isSaid />}
          <span>
            {isSpoken(match.game) && match.language !== locale && `${t(`languages.${match.language}`)} · `}
            <TimeAgo at={match.createdAt} />
          </span>
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
