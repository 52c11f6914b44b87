import type { Interval } from '@wis/ratings'
import { withMinus } from '../../components/text/whole-text.ts'

interface DifferenceAxisProps {
  readonly difference: number
  readonly interval: Interval
  readonly label: string
}

const width = 600

/** A difference with its interval on an axis through 0. */
export function DifferenceAxis({ difference, interval, label }: DifferenceAxisProps) {
  const reach = Math.max(1, Math.ceil(Math.max(Math.abs(interval.low), Math.abs(interval.high))))
  const at = (points: number) => width / 2 + (points / reach) * (width / 2 - 12)
  return (
    <svg
      viewBox={`0 0 ${width} 56`}
      role="img"
      aria-label={label}
      className="my-6 w-full max-w-xl overflow-visible"
    >
      <line x1="0" x2={width} y1="24" y2="24" className="stroke-line" strokeWidth="1" />
      <line x1={width / 2} x2={width / 2} y1="6" y2="42" className="stroke-strong" strokeWidth="1" />
      <line
        x1={at(interval.low)}
        x2={at(interval.high)}
        y1="24"
        y2="24"
        className="stroke-ink"
        strokeWidth="4"
      />
      <circle cx={at(difference)} cy="24" r="7" className="fill-brass" />
      {[-reach, 0, reach].map((points) => (
        <text
          key={points}
          x={at(points)}
          y="56"
          textAnchor="middle"
          className="figures fill-soft text-[1.6rem] sm:text-sm"
        >
          {points > 0 ? `+${points}` : withMinus(String(points))}
        </text>
      ))}
    </svg>
  )
}
