import type { SeatRating } from '@wis/db'
import { withMinus } from '../../components/text/number-text.ts'

/** By how much a match moved a rating, as the two rounded numbers differ: "+8", "−12" or "±0". */
export function ratingChange({ rating, after }: SeatRating): string | undefined {
  if (rating === null || after === null) return undefined
  const change = Math.round(after) - Math.round(rating)
  if (change === 0) return '±0'
  return change > 0 ? `+${change}` : withMinus(String(change))
}
