import { useFormatter, useTranslations } from 'next-intl'

interface HistoryCurveProps {
  readonly title: string
  readonly points: readonly CurvePoint[]
  readonly format: (value: number) => string
}

/** Fewer days than these are no course that a curve could show. */
const leastDays = 3

/** A value over time, drawn on the server, with its ends in words. Nothing is drawn where there is no course to see. */
export function HistoryCurve({ title, points, format }: HistoryCurveProps) {
  const t = useTranslations('agent.history')
  const { dateTime } = useFormatter()
  const curve = curveOf(points)
  const [first] = points
  const last = points.at(-1)
  if (!curve || !first || !last) return null
  const day = (text: string) => dateTime(new Date(text), { day: 'numeric', month: 'short', year: 'numeric' })
  const ends = t('ends', {
    first: format(first.value),
    firstDay: day(first.day),
    last: format(last.value),
    lastDay: day(last.day),
  })
  if (points.length < leastDays || points.every(({ value }) => format(value) === format(first.value)))
    return (
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span className="font-semibold">{title}</span>
        <span className="figures text-soft">{ends}</span>
      </p>
    )
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 pb-5 text-sm">
        <span className="font-semibold">{title}</span>
        <span className="figures text-xs text-soft">{ends}</span>
      </figcaption>
      <Drawing curve={curve} format={format} />
      <p className="figures flex justify-between pt-2 pl-12 text-2xs text-faint" aria-hidden="true">
        <span>{day(first.day)}</span>
        <span>{day(last.day)}</span>
      </p>
    </figure>
  )
}

function Drawing({ curve, format }: { curve: Curve; format: (value: number) => string }) {
  const t = useTranslations('agent.history')
  return (
    <div aria-hidden="true" className="relative h-44 pl-12">
      {curve.ticks.map(({ at, value }) => (
        <span
          key={value}
          className="figures absolute left-0 w-10 -translate-y-1/2 text-right text-2xs text-faint"
          style={{ top: `${at}%` }}
        >
          {format(value)}
        </span>
      ))}
      <div className="relative h-full">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full overflow-visible">
          {curve.ticks.map(({ at, value }) => (
            <path key={value} d={`M0 ${at}H100`} className="stroke-line" vectorEffect="non-scaling-stroke" />
          ))}
          {curve.band && <path d={curve.band} className="fill-brass" opacity=".16" />}
          {curve.marks.map(({ at }) => (
            <path
              key={at}
              d={`M${at} 0V100`}
              className="stroke-strong"
              strokeDasharray="2 3"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path
            d={curve.line}
            fill="none"
            className="stroke-ink"
            strokeWidth="1.75"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {curve.marks.map(({ at, version }) => (
          <span
            key={at}
            className="figures absolute -top-4 -translate-x-1/2 text-2xs text-soft"
            style={{ left: `${at}%` }}
          >
            {t('version', { version })}
          </span>
        ))}
      </div>
    </div>
  )
}

/** A value at the end of a day, with its interval. */
interface CurvePoint {
  /** As 2026-01-31. */
  readonly day: string
  readonly value: number
  readonly low?: number
  readonly high?: number
  readonly version: number
}

/** A curve in a square of 100 by 100, whatever its real size. The top is 0. */
interface Curve {
  readonly line: string
  /** The area of the intervals, if the values have any. */
  readonly band: string | null
  readonly ticks: readonly { readonly at: number; readonly value: number }[]
  /** The days on which another version began. */
  readonly marks: readonly { readonly at: number; readonly version: number }[]
}

const dayMs = 86_400_000
const dayOf = ({ day }: CurvePoint) => Date.parse(`${day}T00:00:00Z`) / dayMs

/** Undefined for fewer than two days, because one point is no curve. */
export function curveOf(points: readonly CurvePoint[]): Curve | undefined {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 2) return undefined
  const scale = scaleOf(points.flatMap(({ value, low = value, high = value }) => [low, value, high]))
  const x = (point: CurvePoint) => round(((dayOf(point) - dayOf(first)) / (dayOf(last) - dayOf(first))) * 100)
  const y = (value: number) => round(((scale.high - value) / (scale.high - scale.low)) * 100)
  const path = (values: readonly (readonly [CurvePoint, number])[]) =>
    values.map(([point, value]) => `${x(point)} ${y(value)}`).join('L')
  const banded = points.flatMap(({ low, high, ...point }) =>
    low === undefined || high === undefined ? [] : [{ point, low, high }],
  )
  const upper = banded.map(({ point, high }) => [point, high] as const)
  const lower = banded.map(({ point, low }) => [point, low] as const).toReversed()
  return {
    line: `M${path(points.map((point) => [point, point.value]))}`,
    band: banded.length < 2 ? null : `M${path([...upper, ...lower])}Z`,
    ticks: scale.ticks.map((value) => ({ at: y(value), value })),
    marks: points.flatMap((point, index) =>
      index > 0 && point.version !== points[index - 1]?.version
        ? [{ at: x(point), version: point.version }]
        : [],
    ),
  }
}

/** Ticks in steps of 1, 2 or 5 times a power of ten, about four of them, that span all values. */
function scaleOf(values: readonly number[]) {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const rough = Math.max(most - least, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power
  const low = Math.floor(least / step) * step
  const high = Math.max(Math.ceil(most / step) * step, low + step)
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => round(low + at * step))
  return { low, high, ticks }
}

const round = (value: number) => Math.round(value * 100) / 100
