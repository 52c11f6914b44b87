import type { LeaderboardRow } from '@wis/protocol'
import { averageRating } from '@wis/ratings'
import { IntervalBar } from '../../lab/interval-chart.tsx'
import type { Axis } from '../../lab/interval-chart.tsx'

interface RatingBarProps {
  readonly axis: RatingAxis
  readonly rating: number
  readonly low: number
  readonly high: number
  /** A provisional rating has a hollow dot. */
  readonly provisional?: boolean
  readonly className?: string
}

/** An interval on the axis of the table. The tick is the average of all agents. Text beside the bar gives the same numbers. */
export function RatingBar(props: RatingBarProps) {
  const { axis, rating, low, high, provisional = false, className = 'h-2 w-full' } = props
  return (
    <IntervalBar
      axis={axis}
      value={rating}
      low={low}
      high={high}
      mark={averageRating}
      isHollow={provisional}
      className={className}
    />
  )
}

/** The range of ratings that all bars of a table share, so that they can be compared by eye. */
export type RatingAxis = Axis

const step = 50

/**
 * From the lowest low to the highest high in whole steps, with the average among them. Undefined if nobody has a rating.
 */
export function ratingAxis(
  rows: readonly Pick<LeaderboardRow, 'ratingLow' | 'ratingHigh'>[],
): RatingAxis | undefined {
  const lows = rows.flatMap(({ ratingLow }) => ratingLow ?? [])
  const highs = rows.flatMap(({ ratingHigh }) => ratingHigh ?? [])
  if (lows.length === 0) return undefined
  return {
    low: Math.floor(Math.min(averageRating, ...lows) / step) * step,
    high: Math.ceil(Math.max(averageRating, ...highs) / step) * step,
  }
}

/** Whether the rows tell apart at all: one tier for everybody says nothing. */
export const hasTiers = (rows: readonly Pick<LeaderboardRow, 'tier'>[]) =>
  rows.some(({ tier }) => tier !== null && tier > 1)
