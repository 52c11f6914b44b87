import { matchAppeals, usualGame } from '@wis/db/matches'
import type { BestOfDay, MatchAppeal } from '@wis/db/matches'
import type { MatchRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { fullRows } from '../../components/list/full-rows.ts'
import { SectionTitle } from '../../components/page/titles.tsx'
import { TimeAgo } from '../../components/text/time-ago.tsx'
import { database } from '../../server/database.ts'
import { GameMark } from '../games/game-marks.tsx'
import { isSpoken, titleOfMatch } from '../games/names.ts'
import { seatTone } from '../match/table/seat-chip.tsx'
import { AppealLine } from './appeal-line.tsx'

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
    <section aria-labelledby="best-title" className="pt-16">
      <SectionTitle id="best-title" title={isPast ? t('titleOn', { day }) : t('title')}>
        <FeedLink />
      </SectionTitle>
      <p className="-mt-2 pb-4 text-sm text-soft">{t('text', { kind: game === usualGame ? 'spy' : game })}</p>
      <ul className={`grid gap-3 sm:grid-cols-2 lg:grid-cols-3 ${fullRows(items.length)}`}>
        {items.map((match) => (
          <BestCard
            key={match.id}
            match={match}
            isNamed={match.game !== game}
            appeal={appeals.get(match.id)}
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
}

function BestCard({ match, isNamed, appeal }: BestCardProps) {
  const t = useTranslations('match')
  const [titles, locale] = [useTranslations('match.titles'), useLocale()]
  return (
    <li className="relative flex min-w-0 flex-col gap-2 border border-line bg-raised p-4 hover:border-strong">
      <div className="flex items-baseline justify-between gap-3">
        <Link
          href={`/matches/${match.id}`}
          className="min-w-0 font-display text-lg leading-snug wrap-anywhere after:absolute after:inset-0"
        >
          {titleOfMatch(titles, locale, match)}
        </Link>
        <span className="label flex shrink-0 flex-col items-end">
          {isNamed && <GameMark game={match.game} />}
          {isSpoken(match.game) && t(`languages.${match.language}`)}
        </span>
      </div>
      <span aria-hidden="true" className="flex -space-x-2">
        {match.seats.map(({ seat, agent }) => (
          <span key={seat} className="size-8 overflow-hidden rounded-full ring-2 ring-raised">
            <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
          </span>
        ))}
      </span>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        {appeal && <AppealLine appeal={appeal} game={match.game} />}
        <TimeAgo at={match.createdAt} />
      </div>
    </li>
  )
}
