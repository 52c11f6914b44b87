import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'

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
  /** What intervals together do not rule out, shaded. */
  readonly band?: Axis | undefined
  /** Hollow for what is not significant or provisional. */
  readonly isHollow?: boolean
  /** In a cell of a table. */
  readonly isSmall?: boolean
  /** A diamond is a number from elsewhere, and a bar from 0 a count. */
  readonly shape?: 'dot' | 'diamond' | 'bar' | undefined
  /** The colour of whom it is about, where a chart compares the same few again and again. */
  readonly ink?: string | undefined
  readonly className: string
}

/** A value with its interval on an axis. Text beside it gives the same numbers. */
export function IntervalBar(props: IntervalBarProps) {
  const { axis, value, low, high, ticks = [], mark, guess, band, isHollow = false, ink, className } = props
  const { shape = 'dot', isSmall = false } = props
  const at = (one: number) => `${(placeOn(axis, one) * 100).toFixed(1)}%`
  return (
    <svg aria-hidden="true" className={`overflow-visible ${className}`}>
      {band && (
        <rect
          x={at(band.low)}
          width={`${((placeOn(axis, band.high) - placeOn(axis, band.low)) * 100).toFixed(1)}%`}
          height="100%"
          className="fill-brass opacity-10"
        />
      )}
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
          strokeWidth={isSmall ? 2 : 3}
          style={{ stroke: ink }}
          className="stroke-strong"
        />
      )}
      {shape === 'dot' && (
        <circle
          cx={at(value)}
          cy="50%"
          r={isSmall ? 3 : 5}
          strokeWidth="1.5"
          style={{ stroke: ink, fill: isHollow ? undefined : ink }}
          className={`stroke-ink max-sm:[r:3px] ${isHollow ? 'fill-raised' : 'fill-ink'}`}
        />
      )}
      {shape === 'diamond' && (
        <svg x={at(value)} y="50%" className="overflow-visible">
          <path d="M-5.5 0L0 -5.5L5.5 0L0 5.5Z" strokeWidth="1.5" className="fill-raised stroke-soft" />
        </svg>
      )}
      {shape === 'bar' && (
        <rect
          x={at(Math.min(0, value))}
          width={`${(Math.abs(placeOn(axis, value) - placeOn(axis, 0)) * 100).toFixed(1)}%`}
          y="28%"
          height="44%"
          className="fill-brass opacity-55"
        />
      )}
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
  readonly shape?: IntervalBarProps['shape']
  readonly ink?: string | undefined
  /** A picture before its name. */
  readonly picture?: ReactNode
  /** Where its name leads. */
  readonly href?: string | undefined
  /** What a link on its name is called. */
  readonly hrefAbout?: string | undefined
  /** Whether the finding is about it. */
  readonly isMarked?: boolean
}

/** The difference of two rows, below them on an axis of its own: its interval is no part of theirs. */
interface DifferenceRow extends Pick<
  IntervalRow,
  'name' | 'about' | 'value' | 'low' | 'high' | 'said' | 'known' | 'isHollow'
> {
  readonly axis: Axis
  readonly ticks: readonly number[]
  readonly tickText: (value: number) => string
  readonly unit?: string | undefined
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
  /** What the numbers of the axis count, where they do not say it themselves. */
  readonly unit?: string | undefined
  readonly mark?: number
  readonly difference?: DifferenceRow | undefined
  /** What the dashed line through all rows is called, above it. */
  readonly guess?: { readonly at: number; readonly said: string } | undefined
  /** What is shaded in all rows, and what it is called above them. */
  readonly band?: (Axis & { readonly said: string }) | undefined
}

/** Where a chart is narrow, each bar has its width and stands below the name. The last column has room for a number, or for its interval too. */
const looks = {
  ofNumbers: {
    columns: '@md:grid-cols-[minmax(8rem,3fr)_minmax(0,5fr)_4.5rem]',
    hidden: '@max-md:hidden',
    ownLine: '@max-md:col-span-full @max-md:pb-0',
    ownNumbers: '@max-md:col-span-full @md:text-right',
    bar: '@max-md:order-last @max-md:col-span-full @max-md:mx-4',
    height: 'min-h-6 @md:min-h-9',
  },
  ofIntervals: {
    columns: '@lg:grid-cols-[minmax(8rem,2fr)_minmax(0,5fr)_9.5rem]',
    hidden: '@max-lg:hidden',
    ownLine: '@max-lg:col-span-full @max-lg:pb-0',
    ownNumbers: '@max-lg:col-span-full @lg:text-right',
    bar: '@max-lg:order-last @max-lg:col-span-full @max-lg:mx-4',
    height: 'min-h-6 @lg:min-h-14',
  },
  /** Many rows, each in one line where the chart is wide. */
  ofMany: {
    columns:
      '@lg:grid-cols-[minmax(8rem,2fr)_minmax(0,4fr)_9.5rem] @3xl:grid-cols-[minmax(17rem,2fr)_minmax(0,4fr)_13rem]',
    hidden: '@max-lg:hidden',
    ownLine: '@max-lg:col-span-full @max-lg:pb-0',
    ownNumbers: '@max-lg:col-span-full @lg:text-right',
    bar: '@max-lg:order-last @max-lg:col-span-full @max-lg:mx-4',
    height: 'min-h-6 @lg:min-h-9',
  },
} as const

const fewRows = 8
/** A name of more letters has a line of its own where a chart is narrow. */
const mostLetters = 14

/** Names, intervals and numbers, every row on one axis. On a phone each bar has the width of the page. */
export function IntervalChart({ axis, groups, ticks, tickText, ...props }: IntervalChartProps) {
  const { unit, mark, difference, guess, band } = props
  const above = guess ?? (band && { at: (band.low + band.high) / 2, said: band.said })
  const hasKnown = groups.some(({ rows }) => rows.some(({ known }) => known !== ''))
  const hasLong = groups.some(({ rows }) => rows.some(({ name }) => name.length > mostLetters))
  // The end of a short chart is in sight with its beginning.
  const isHigh = groups.reduce((sum, { rows }) => sum + rows.length, 0) > fewRows
  const known = isHigh && !difference ? 'ofMany' : 'ofIntervals'
  const look = looks[hasKnown ? known : 'ofNumbers']
  const columns = `grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 ${look.columns}`
  const scaleOf = (of: Pick<IntervalChartProps, 'axis' | 'ticks' | 'tickText' | 'unit'>) => (
    <div aria-hidden="true" className={columns}>
      <span className={look.hidden} />
      <span className={`relative min-h-5 ${look.bar}`}>
        <AxisNumbers axis={of.axis} ticks={of.ticks} tickText={of.tickText} />
        {of.unit !== undefined && (
          <span className="block pt-4.5 pb-3 text-center text-xs text-soft">{of.unit}</span>
        )}
      </span>
      <span className={look.hidden} />
    </div>
  )
  const scale = scaleOf({ axis, ticks, tickText, unit })
  return (
    <div className="figures @container text-sm">
      {groups.length > 1 && isHigh && scale}
      {above && (
        <div aria-hidden="true" className={columns}>
          <span className={look.hidden} />
          <span className={`relative h-5 ${look.bar}`}>
            <span
              style={{ left: `${(placeOn(axis, above.at) * 100).toFixed(1)}%` }}
              className="absolute -translate-x-1/2 text-xs whitespace-nowrap text-brass"
            >
              {above.said}
            </span>
          </span>
          <span className={look.hidden} />
        </div>
      )}
      {groups.map(({ id, title, rows, note }) => (
        <div key={id} className="pb-4">
          {title !== undefined && <h3 className="pb-1 font-semibold">{title}</h3>}
          <ul>
            {rows.map(({ name, about, said, known, picture, href, hrefAbout, isMarked, ...row }) => (
              <li key={row.id} className={columns}>
                <span
                  className={`flex min-w-0 items-center gap-2.5 py-1.5 wrap-break-word ${hasLong && known !== '' ? look.ownLine : ''}`}
                >
                  {picture}
                  <span
                    className={`min-w-0 ${isMarked ? 'font-semibold' : ''} ${row.shape === 'diamond' ? 'text-soft' : ''}`}
                  >
                    {href === undefined ? (
                      name
                    ) : (
                      <Link
                        href={href}
                        aria-label={hrefAbout}
                        className="decoration-brass underline-offset-4 hover:underline"
                      >
                        {name}
                      </Link>
                    )}
                    {about !== undefined && (
                      <span
                        className={`text-xs font-normal text-soft ${look === looks.ofMany ? 'block @3xl:ml-2 @3xl:inline-block' : 'block'}`}
                      >
                        {about}
                      </span>
                    )}
                  </span>
                </span>
                <span className={`relative self-stretch ${look.bar} ${look.height}`}>
                  <IntervalBar
                    axis={axis}
                    {...row}
                    ticks={ticks}
                    mark={mark}
                    band={band}
                    className="absolute inset-0 size-full"
                  />
                </span>
                <span
                  className={`whitespace-nowrap ${hasLong && known !== '' ? look.ownNumbers : 'text-right'}`}
                >
                  <Numbers
                    said={said}
                    known={known}
                    isStrong={isMarked === true}
                    isInOneLine={look === looks.ofMany}
                  />
                </span>
              </li>
            ))}
          </ul>
          {note}
        </div>
      ))}
      {scale}
      {difference && (
        <div className="mt-4 border-t border-line pt-2">
          <div className={columns}>
            <span className="py-1.5">
              {difference.name}
              {difference.about !== undefined && (
                <span className="block text-xs text-soft">{difference.about}</span>
              )}
            </span>
            <span className={`relative self-stretch ${look.bar} ${look.height}`}>
              <IntervalBar
                axis={difference.axis}
                ticks={difference.ticks}
                mark={0}
                value={difference.value}
                low={difference.low}
                high={difference.high}
                {...(difference.isHollow ? { isHollow: true } : { ink: 'var(--color-brass)' })}
                className="absolute inset-0 size-full"
              />
            </span>
            <span className={`text-right whitespace-nowrap ${difference.isHollow ? '' : 'text-brass'}`}>
              <Numbers said={difference.said} known={difference.known} isStrong={!difference.isHollow} />
            </span>
          </div>
          {scaleOf(difference)}
        </div>
      )}
    </div>
  )
}

/** The numbers of an axis, each in the middle of its line. */
export function AxisNumbers({
  axis,
  ticks,
  tickText,
}: Pick<IntervalChartProps, 'axis' | 'ticks' | 'tickText'>) {
  return ticks.map((tick) => (
    <span
      key={tick}
      style={{ left: `${(placeOn(axis, tick) * 100).toFixed(1)}%` }}
      className="absolute -translate-x-1/2 text-xs whitespace-nowrap text-soft"
    >
      {tickText(tick)}
    </span>
  ))
}

interface NumbersProps extends Pick<IntervalRow, 'said' | 'known'> {
  readonly isStrong: boolean
  readonly isInOneLine?: boolean
}

function Numbers({ said, known, isStrong, isInOneLine = false }: NumbersProps) {
  return (
    <>
      <span className={`text-base ${isStrong ? 'font-semibold' : ''}`}>{said}</span>{' '}
      {known !== '' && (
        <span
          className={`pl-1.5 text-xs font-normal text-soft ${isInOneLine ? '@lg:@max-3xl:block @lg:@max-3xl:pl-0' : '@lg:block @lg:pl-0'}`}
        >
          {known}
        </span>
      )}
    </>
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

/** An axis a little longer than what is on it, so that no interval ends at its edge. It may begin or end at 0. */
export function beyond({ low, high }: Axis): Axis {
  const room = (high - low) / 50
  return { low: low === 0 ? 0 : low - room, high: high === 0 ? 0 : high + room }
}

/** Round values within the axis, at most eight of them. */
export function ticksOf({ low, high }: Axis): readonly number[] {
  const step = stepOf({ low, high })
  const first = Math.ceil(low / step - 1e-9)
  const count = Math.floor(high / step + 1e-9) - first + 1
  return Array.from({ length: count }, (_, at) => (first + at) * step)
}
