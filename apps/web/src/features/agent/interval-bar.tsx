import type { Interval } from '@wis/ratings'

interface IntervalBarProps extends Interval {
  readonly value: number
  /** The class of its colour, if that has a meaning. */
  readonly hue?: string | undefined
}

/** A rate on an axis from 0 to 100 %, with its interval. Words beside it say the same. */
export function IntervalBar({ value, low, high, hue = 'text-ink' }: IntervalBarProps) {
  return (
    <svg viewBox="0 0 104 10" aria-hidden="true" className={`w-18 overflow-visible sm:w-26 ${hue}`}>
      <path d="M2 5h100M2 3v4M52 3v4M102 3v4" fill="none" className="stroke-line" />
      <path d={`M${2 + low * 100} 5H${2 + high * 100}`} stroke="currentColor" strokeWidth="2" opacity=".55" />
      <circle cx={2 + value * 100} cy="5" r="3.2" fill="currentColor" />
    </svg>
  )
}
