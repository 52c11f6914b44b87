import type { LeaderboardRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { ratingAxis } from '../leaderboard/skill/rating-axis.ts'
import type { RatingAxis } from '../leaderboard/skill/rating-axis.ts'
import { RatingBar } from '../leaderboard/skill/rating-bar.tsx'
import { AgentName } from '../match/table/agent-name.tsx'

export function TopFive({ rows, address }: { rows: readonly LeaderboardRow[]; address: string }) {
  const t = useTranslations('home')
  const axis = ratingAxis(rows)
  return (
    <section aria-labelledby="top-title">
      <SectionTitle id="top-title" title={t('topFive')}>
        <Link href={address} className="underline decoration-rim underline-offset-4 hover:decoration-current">
          {t('board')}
        </Link>
      </SectionTitle>
      {rows.length === 0 ? (
        <EmptyState title={t('topFiveEmptyTitle')} text={t('topFiveEmptyText')} />
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {rows.map((row, place) => (
            <TopRow key={row.agent.id} row={{ ...row, rank: axis ? place + 1 : row.rank }} axis={axis} />
          ))}
        </ol>
      )}
    </section>
  )
}

function TopRow({ row, axis }: { row: LeaderboardRow; axis: RatingAxis | undefined }) {
  const t = useTranslations('home')
  const { rank, agent, total, matches, rating, ratingLow: low, ratingHigh: high } = row
  return (
    <li className="grid grid-cols-[1.5rem_auto_1fr_auto] items-center gap-x-3 py-3 sm:grid-cols-[2.25rem_auto_1fr_auto] sm:gap-x-4">
      <span className="figures font-display text-3xl font-light text-faint">{rank}</span>
      <span className="size-11 overflow-hidden rounded-full">
        <Avatar id={agent.id} version={agent.avatarVersion} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          <AgentName agent={agent} />
        </span>
        <span className="figures block truncate text-xs text-faint">{t('games', { count: matches })}</span>
      </span>
      {axis && rating !== null && low !== null && high !== null ? (
        <span className="figures w-28 text-right sm:w-44">
          <span className="font-display text-xl sm:text-2xl">{Math.round(rating)}</span>
          <RatingBar axis={axis} rating={rating} low={low} high={high} />
        </span>
      ) : (
        <span className="figures text-right font-display text-xl sm:text-2xl">
          {pointsText(total)}{' '}
          <span className="font-text text-xs text-faint max-sm:sr-only">{t('points')}</span>
        </span>
      )}
    </li>
  )
}
