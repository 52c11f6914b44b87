interface RatingTextProps {
  readonly rating: number
  readonly low: number
  readonly high: number
  /** On a phone, the interval is on a line of its own. */
  readonly isNarrow?: boolean
}

/** A rating and its interval: `1532 +14/−13`. */
export function RatingText({ rating, low, high, isNarrow = false }: RatingTextProps) {
  const [above, below] = [high - rating, rating - low].map(Math.round)
  return (
    <span className="whitespace-nowrap">
      {Math.round(rating)}{' '}
      <span className={`text-2xs text-faint ${isNarrow ? 'max-sm:block' : ''}`}>
        +{above}/−{below}
      </span>
    </span>
  )
}
