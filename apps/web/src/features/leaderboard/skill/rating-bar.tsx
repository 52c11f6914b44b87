import { averageRating } from '@wis/ratings'
import { placeOn } from './rating-axis.ts'
import type { RatingAxis } from './rating-axis.ts'

interface RatingBarProps {
  readonly axis: RatingAxis
  readonly rating: number
  readonly low: number
  readonly high: number
  readonly className?: string
}

/**
 * An interval on the axis of the table. The tick is the average of all agents. Text beside the bar gives the same
 * numbers.
 */
export function RatingBar({ axis, rating, low, high, className = 'h-2 w-full' }: RatingBarProps) {
  const at = (value: number) => `${(placeOn(axis, value) * 100).toFixed(1)}%`
  return (
    <svg aria-hidden="true" className={`overflow-visible ${className}`}>
      <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line" />
      <line x1={at(averageRating)} x2={at(averageRating)} y1="0" y2="100%" className="stroke-strong" />
      <line
        x1={at(low)}
        x2={at(high)}
        y1="50%"
        y2="50%"
        stroke="currentColor"
        strokeWidth="3"
        opacity=".45"
      />
      <circle cx={at(rating)} cy="50%" r="3" fill="currentColor" />
    </svg>
  )
}
