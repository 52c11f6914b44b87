import type { RatedDay } from '@wis/db/boards'
import { useTranslations } from 'next-intl'
import { ratingText } from '../../../components/text/number-text.ts'
import { sparklineOf } from './sparkline.ts'

/** Whether some rating has a line to draw. */
export const hasTrends = (histories: ReadonlyMap<string, readonly RatedDay[]>) =>
  [...histories.values()].some((days) => sparklineOf(days) !== undefined)

/** The change of a rating in the last 30 days, drawn on the server and described in words. */
export function Trend({ days }: { days: readonly RatedDay[] }) {
  const t = useTranslations()
  const found = sparklineOf(days)
  if (!found) return <span className="text-faint">{t('list.empty')}</span>
  const { line, first, last } = found
  const label = t('leaderboard.trend', { first: ratingText(first), last: ratingText(last) })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-2 -8 104 116"
      preserveAspectRatio="none"
      className="ml-auto h-6 w-20 text-soft"
    >
      <path d={line} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
