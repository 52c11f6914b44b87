import type { SeatHeader } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import type { Interval } from '@wis/ratings'

export const percent = (rate: number) => `${Math.round(rate * 100)}%`

/** A range in per cent, with the per cent sign once. */
export const percentRange = ({ low, high }: Interval) => `${Math.round(low * 100)}–${Math.round(high * 100)}%`

/** Points, given in fifteenths, with two decimals and a true minus sign. A difference also gets a plus sign. */
export function pointsText(fifteenths: number, { signed = false } = {}): string {
  const text = (fifteenths / fifteenthsPerPoint).toFixed(2)
  const isZero = Number(text) === 0
  if (isZero) return '0.00'
  return fifteenths < 0 ? withMinus(text) : `${signed ? '+' : ''}${text}`
}

// Many small parts of a page load this by itself.

/** A number as text, with a typographic minus sign. */
export const withMinus = (text: string) => text.replace('-', '−')

/** A whole number with its thousands apart. Both languages of the site write it alike. */
export const wholeText = (value: number) => withMinus(value.toLocaleString('en-US'))

/** The same with a plus sign, for what is won or lost. */
export const signedWhole = (value: number) => (value > 0 ? '+' : '') + wholeText(value)

/**
 * A rating, which is the one number that people read for skill: 1500 is the average of a board, and 400 points are odds
 * of ten to one.
 */
export const ratingText = (rating: number) => withMinus(String(Math.round(rating)))

/** The points of a seat in fifteenths, with the exact rest where its game counts finer. */
export const fifteenthsOfSeat = ({ points, exact }: Pick<SeatHeader, 'points' | 'exact'>): number | null =>
  exact ? (exact.points * fifteenthsPerPoint) / exact.units : points
