import type { LeaderboardRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { RatingAxis } from './rating-bar.tsx'
import { RatingBar } from './rating-bar.tsx'

interface RatingCellProps {
  readonly row: LeaderboardRow
  readonly axis: RatingAxis | undefined
  readonly className?: string
  /** For a table with many columns: on a phone, only screen readers get the number of missing matches. */
  readonly isNarrow?: boolean
}

/** The rating with its interval. A provisional rating also gives the number of missing matches. */
export function RatingCell({ row, axis, className = '', isNarrow = false }: RatingCellProps) {
  const t = useTranslations()
  const pad = isNarrow ? 'pl-2.5 sm:pl-3.5 3xl:pl-5' : 'pl-5'
  const { rating, ratingLow: low, ratingHigh: high, provisional, matchesMissing } = row
  if (rating === null || low === null || high === null || !axis)
    return <td className={`py-2 text-left text-faint ${pad} ${className}`}>{t('list.empty')}</td>
  return (
    <td className={`py-2 text-left ${pad} ${className} ${provisional ? 'text-faint' : ''}`}>
      <RatingText rating={rating} low={low} high={high} isNarrow={isNarrow} />
      <RatingBar axis={axis} rating={rating} low={low} high={high} className="mt-1 h-2 w-full" />
      {provisional && matchesMissing !== null && (
        <span className={`mt-1 block text-2xs ${isNarrow ? 'max-sm:sr-only' : ''}`}>
          {t('leaderboard.missing', { count: matchesMissing })}
        </span>
      )}
    </td>
  )
}

interface RatingTextProps {
  readonly rating: number
  readonly low: number
  readonly high: number
  /** On a phone, the interval is on a line of its own. */
  readonly isNarrow?: boolean
}

/** A rating and its interval: `1532 +14/−13`. */
export function RatingText({ rating, low, high, isNarrow = false }: RatingTextProps) {
  const [above, below] = [high - rating, rating - low].map(Math.round)
  return (
    <span className="whitespace-nowrap">
      {Math.round(rating)}{' '}
      <span className={`text-2xs text-faint ${isNarrow ? 'max-sm:block' : ''}`}>
        +{above}/−{below}
      </span>
    </span>
  )
}
