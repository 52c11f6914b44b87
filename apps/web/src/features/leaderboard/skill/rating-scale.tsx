import { averageRating } from '@wis/ratings'
import { placeOn } from './rating-axis.ts'
import type { RatingAxis } from './rating-axis.ts'

/** Closer to an end of the axis, the label of the average would run into that of the end. */
const room = 0.12

/** The ends of the axis of a table's bars, and the average of all agents. */
export function RatingScale({ axis }: { axis: RatingAxis }) {
  const average = placeOn(axis, averageRating)
  return (
    <span
      aria-hidden="true"
      className="relative mt-1 flex justify-between text-2xs font-normal text-faint max-sm:hidden"
    >
      <span>{axis.low}</span>
      {average > room && average < 1 - room && (
        <span className="absolute -translate-x-1/2" style={{ left: `${average * 100}%` }}>
          {averageRating}
        </span>
      )}
      <span>{axis.high}</span>
    </span>
  )
}
