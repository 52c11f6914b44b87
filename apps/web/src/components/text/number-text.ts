import { fifteenthsPerPoint } from '@wis/ratings'
import type { Interval } from '@wis/ratings'

/** A number as text, with the sign that numbers have in print. */
export const withMinus = (text: string) => text.replace('-', '−')

export const percent = (rate: number) => `${Math.round(rate * 100)}%`

/** A range in per cent, with the sign once. */
export const percentRange = ({ low, high }: Interval) => `${Math.round(low * 100)}–${Math.round(high * 100)}%`

/** Fifteenths as points with two decimals and a true minus; with a plus where it says a difference. */
export function pointsText(fifteenths: number, { signed = false } = {}): string {
  const text = (fifteenths / fifteenthsPerPoint).toFixed(2)
  const isZero = Number(text) === 0
  if (isZero) return '0.00'
  return fifteenths < 0 ? withMinus(text) : `${signed ? '+' : ''}${text}`
}
