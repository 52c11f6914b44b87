import type { ReactNode } from 'react'

/** The range that all bars of a chart share, so that they can be compared by eye. */
export interface Axis {
  readonly low: number
  readonly high: number
}

/** The position of a value between the ends of the axis, from 0 to 1. */
export function placeOn({ low, high }: Axis, value: number): number {
  return high === low ? 0.5 : Math.min(1, Math.max(0, (value - low) / (high - low)))
}

interface IntervalBarProps {
  readonly axis: Axis
  readonly value: number
  /** Null where the value has no interval. */
  readonly low: number | null
  readonly high: number | null
  /** Where the bar has vertical lines, the strong one at `mark`. */
  readonly ticks?: readonly number[]
  /** The value that others are compared with: no difference, or the average of all. */
  readonly mark?: number | undefined
  /** What guessing would get, dashed. */
  readonly guess?: number | undefined
  /** Hollow for what is not significant or provisional. */
  readonly isHollow?: boolean
  /** The colour of whom it is about, where a chart compares the same few again and again. */
  readonly ink?: string | undefined
  readonly className: string
}

/** A value with its interval on an axis. Text beside it gives the same numbers. */
export function IntervalBar(props: IntervalBarProps) {
  const { axis, value, low, high, ticks = [], mark, guess, isHollow = false, ink, className } = props
  const at = (one: number) => `${(placeOn(axis, one) * 100).toFixed(1)}%`
  return (
    <svg aria-hidden="true" className={`overflow-visible ${className}`}>
      {ticks.map((tick) => (
        <line key={tick} x1={at(tick)} x2={at(tick)} y1="0" y2="100%" className="stroke-line" />
      ))}
      {ticks.length === 0 && <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line" />}
      {mark !== undefined && <line x1={at(mark)} x2={at(mark)} y1="0" y2="100%" className="stroke-strong" />}
      {guess !== undefined && (
        <line
          x1={at(guess)}
          x2={at(guess)}
          y1="0"
          y2="100%"
          strokeWidth="1.5"
          strokeDasharray="3 3"
          className="stroke-brass"
        />
      )}
      {low !== null && high !== null && (
        <line
          x1={at(low)}
          x2={at(high)}
          y1="50%"
          y2="50%"
          strokeWidth="3"
          style={{ stroke: ink }}
          className="stroke-strong"
        />
      )}
      <circle
        cx={at(value)}
        cy="50%"
        r="5"
        strokeWidth="1.5"
        style={{ stroke: ink, fill: isHollow ? undefined : ink }}
        className={`stroke-ink ${isHollow ? 'fill-ground' : 'fill-ink'}`}
      />
    </svg>
  )
}

export interface IntervalRow {
  readonly id: string
  readonly name: string
  readonly about?: string | undefined
  readonly value: number
  readonly low: number | null
  readonly high: number | null
  /** The value as text. */
  readonly said: string
  /** Its interval and its sample size as text. */
  readonly known: string
  readonly isHollow?: boolean
  readonly guess?: number | undefined
  readonly ink?: string | undefined
  /** A picture before its name. */
  readonly picture?: ReactNode
}

interface IntervalGroup {
  readonly id: string
  readonly title?: ReactNode
  readonly rows: readonly IntervalRow[]
  /** A sentence below the rows, such as their difference. */
  readonly note?: ReactNode
}

interface IntervalChartProps {
  readonly axis: Axis
  readonly groups: readonly IntervalGroup[]
  readonly ticks: readonly number[]
  readonly tickText: (value: number) => string
  readonly mark?: number
}

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:grid-cols-[minmax(9rem,2fr)_minmax(0,6fr)_9.5rem]'

/** Names, intervals and numbers, every row on one axis. On a phone each bar has the width of the page. */
export function IntervalChart({ axis, groups, ticks, tickText, mark }: IntervalChartProps) {
  const scale = (
    <div aria-hidden="true" className={columns}>
      <span className="max-sm:hidden" />
      <span className="relative h-5 max-sm:col-span-full max-sm:mx-4">
        {ticks.map((tick) => (
          <span
            key={tick}
            style={{ left: `${(placeOn(axis, tick) * 100).toFixed(1)}%` }}
            className="absolute -translate-x-1/2 text-xs whitespace-nowrap text-soft"
          >
            {tickText(tick)}
          </span>
        ))}
      </span>
      <span className="max-sm:hidden" />
    </div>
  )
  return (
    <div className="figures text-sm">
      {groups.length > 1 && scale}
      {groups.map(({ id, title, rows, note }) => (
        <div key={id} className="pb-5">
          {title !== undefined && <h3 className="pb-1 font-semibold">{title}</h3>}
          <ul>
            {rows.map(({ name, about, said, known, picture, ...row }) => (
              <li key={row.id} className={columns}>
                <span className="flex min-w-0 items-center gap-2.5 py-1.5 wrap-anywhere">
                  {picture}
                  <span className="min-w-0">
                    {name}
                    {about !== undefined && <span className="block text-xs text-soft">{about}</span>}
                  </span>
                </span>
                <span className="relative min-h-6 self-stretch max-sm:order-last max-sm:col-span-full max-sm:mx-4 sm:min-h-11">
                  <IntervalBar
                    axis={axis}
                    {...row}
                    ticks={ticks}
                    mark={mark}
                    className="absolute inset-0 size-full"
                  />
                </span>
                <span className="text-right whitespace-nowrap">
                  <span className="text-base">{said}</span>{' '}
                  <span className="text-xs text-soft sm:block">{known}</span>
                </span>
              </li>
            ))}
          </ul>
          {note}
        </div>
      ))}
      {scale}
    </div>
  )
}

const mostTicks = 6

function stepOf({ low, high }: Axis): number {
  const rough = (high - low) / mostTicks
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((times) => times * power >= rough * (1 - 1e-9)) ?? 10) * power
}

/** An axis that begins and ends at a round value, so that a line stands beyond every bar. */
export function roundedAxis(axis: Axis): Axis {
  if (axis.high <= axis.low) return axis
  const step = stepOf(axis)
  return { low: Math.floor(axis.low / step + 1e-9) * step, high: Math.ceil(axis.high / step - 1e-9) * step }
}

/** Round values within the axis, at most eight of them. */
export function ticksOf({ low, high }: Axis): readonly number[] {
  const step = stepOf({ low, high })
  const first = Math.ceil(low / step - 1e-9)
  const count = Math.floor(high / step + 1e-9) - first + 1
  return Array.from({ length: count }, (_, at) => (first + at) * step)
}
