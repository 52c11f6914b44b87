import type { SeatRating } from '@wis/db/boards'
import { withMinus } from '../../components/text/whole-text.ts'

/** The change of a rating in a match, from the two rounded numbers: "+8", "−12" or "±0". */
export function ratingChange({ rating, after }: SeatRating): string | undefined {
  if (rating === null || after === null) return undefined
  const change = Math.round(after) - Math.round(rating)
  if (change === 0) return '±0'
  return change > 0 ? `+${change}` : withMinus(String(change))
}
