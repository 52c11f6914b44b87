import type { LeaderboardRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ratingText } from '../../../components/text/number-text.ts'
import type { RatingAxis } from './rating-bar.tsx'
import { RatingBar } from './rating-bar.tsx'

interface RatingCellProps {
  readonly row: LeaderboardRow
  readonly axis: RatingAxis | undefined
  readonly className?: string
  /** For a table with many columns. */
  readonly isNarrow?: boolean
}

/** The rating with its interval. A mark says that it is provisional, and a screen reader what is missing. */
export function RatingCell({ row, axis, className = '', isNarrow = false }: RatingCellProps) {
  const t = useTranslations()
  const pad = isNarrow ? 'pl-2.5 sm:pl-3.5 3xl:pl-5' : 'pl-5'
  const { rating, ratingLow: low, ratingHigh: high, provisional, matchesMissing } = row
  if (rating === null || low === null || high === null || !axis)
    return <td className={`py-2 text-left text-faint ${pad} ${className}`}>{t('list.empty')}</td>
  return (
    <td className={`py-2 text-left ${pad} ${className}`}>
      <RatingText rating={rating} low={low} high={high} isNarrow={isNarrow} isProvisional={provisional} />
      <RatingBar
        axis={axis}
        rating={rating}
        low={low}
        high={high}
        provisional={provisional}
        className="mt-1 h-2 w-full"
      />
      {provisional && matchesMissing !== null && (
        <span className="sr-only">{t('leaderboard.missing', { count: matchesMissing })}</span>
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
  readonly isProvisional?: boolean
}

/** A rating and its interval: `1532 +14/−13`. */
export function RatingText({ rating, low, high, isNarrow = false, isProvisional = false }: RatingTextProps) {
  const t = useTranslations('leaderboard')
  return (
    <span className="whitespace-nowrap">
      <span className="font-medium">{ratingText(rating)}</span>
      {isProvisional && (
        <span aria-hidden="true" data-provisional className="text-faint" title={t('provisionalMark')}>
          *
        </span>
      )}{' '}
      <span className={`text-2xs text-faint ${isNarrow ? 'max-sm:block' : ''}`}>
        {intervalText({ rating, low, high })}
      </span>
    </span>
  )
}

/** How far its interval goes beyond a rating, as the numbers are printed elsewhere: 1822 +90/−85 is 1737 to 1912. */
export function intervalText({
  rating,
  low,
  high,
}: Pick<RatingTextProps, 'rating' | 'low' | 'high'>): string {
  const middle = Math.round(rating)
  return `+${Math.round(high) - middle}/−${middle - Math.round(low)}`
}

const hasProvisional = (rows: readonly LeaderboardRow[]) =>
  rows.some(({ rating, provisional }) => rating !== null && provisional)

/** Where all are, one sentence says so, and no row has the mark. */
const areAllProvisional = (rows: readonly LeaderboardRow[]) =>
  hasProvisional(rows) && rows.every(({ rating, provisional }) => rating === null || provisional)

/** A table whose rows have no marks where all would have one. */
export const MarkedOnce = ({ rows, children }: RowsProps & { readonly children: ReactNode }) => (
  <div className={areAllProvisional(rows) ? '[&_[data-provisional]]:hidden' : ''}>{children}</div>
)

/** That all ratings are provisional, or else what the mark of some is. */
export function ProvisionalShort({ rows }: RowsProps) {
  const t = useTranslations('leaderboard')
  if (!hasProvisional(rows)) return null
  return areAllProvisional(rows) ? (
    t('provisionalAll')
  ) : (
    <span className="max-sm:hidden">{t('provisionalShort')}</span>
  )
}

interface RowsProps {
  readonly rows: readonly LeaderboardRow[]
}

/** What the mark of a provisional rating means, once for a table. Nothing where none is provisional. */
export function ProvisionalNote({ rows }: { rows: readonly LeaderboardRow[] }) {
  const t = useTranslations('leaderboard')
  if (!hasProvisional(rows)) return null
  const known = rows.flatMap(({ rating, provisional, matchesMissing }) =>
    rating !== null && provisional && matchesMissing !== null ? [matchesMissing] : [],
  )
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return (
    <p>
      {t('provisionalMark')}{' '}
      {known.length > 0 &&
        (least === most ? t('provisionalSame', { count: most }) : t('provisionalMore', { least, most }))}
    </p>
  )
}
