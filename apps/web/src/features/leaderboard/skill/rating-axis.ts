import type { LeaderboardRow } from '@wis/protocol'

/** The range of ratings that all bars of a table share, so that they can be compared by eye. */
export interface RatingAxis {
  readonly low: number
  readonly high: number
}

const step = 50

/** From the lowest low to the highest high, in whole steps; undefined if nobody has a rating. */
export function ratingAxis(
  rows: readonly Pick<LeaderboardRow, 'ratingLow' | 'ratingHigh'>[],
): RatingAxis | undefined {
  const lows = rows.flatMap(({ ratingLow }) => ratingLow ?? [])
  const highs = rows.flatMap(({ ratingHigh }) => ratingHigh ?? [])
  if (lows.length === 0) return undefined
  return {
    low: Math.floor(Math.min(...lows) / step) * step,
    high: Math.ceil(Math.max(...highs) / step) * step,
  }
}

/** Whether the rows tell apart at all: one tier for everybody says nothing. */
export const hasTiers = (rows: readonly Pick<LeaderboardRow, 'tier'>[]) =>
  rows.some(({ tier }) => tier !== null && tier > 1)

/** The position of a rating between the ends of the axis, from 0 to 1. */
export function placeOn({ low, high }: RatingAxis, rating: number): number {
  return high === low ? 0.5 : Math.min(1, Math.max(0, (rating - low) / (high - low)))
}
