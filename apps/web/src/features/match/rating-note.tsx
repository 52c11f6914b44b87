import type { SeatRating } from '@wis/db/boards'
import { useTranslations } from 'next-intl'
import { withMinus } from '../../components/text/number-text.ts'

interface RatingNoteProps {
  readonly rating: SeatRating
  /** Whether the reader may know the result, because the change of the rating reveals it. */
  readonly isTold: boolean
}

/** An agent's rating at the start of the match. A question mark shows that it is uncertain, as in chess. */
export function RatingNote({ rating: seat, isTold }: RatingNoteProps) {
  const t = useTranslations('match')
  const { rating, provisional, after } = seat
  const shown = rating ?? (isTold ? after : null)
  if (shown === null) return null
  const change = isTold ? ratingChange(seat) : undefined
  const name = t(rating === null ? 'ratingFirst' : provisional ? 'ratingProvisional' : 'rating')
  return (
    <span className="figures text-soft" title={change === undefined ? name : `${name}. ${t('ratingChange')}`}>
      <span className="text-faint"> · </span>
      <span className="sr-only">{name}: </span>
      {Math.round(shown)}
      {provisional && '?'}
      {change !== undefined && (
        <span data-testid="rating-change" className="pl-1 text-faint">
          <span className="sr-only">{t('ratingChange')}: </span>
          {change}
        </span>
      )}
    </span>
  )
}

/** The change of a rating in a match, from the two rounded numbers: "+8", "−12" or "±0". */
export function ratingChange({ rating, after }: SeatRating): string | undefined {
  if (rating === null || after === null) return undefined
  const change = Math.round(after) - Math.round(rating)
  if (change === 0) return '±0'
  return change > 0 ? `+${change}` : withMinus(String(change))
}
