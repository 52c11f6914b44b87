import { useFormatter, useTranslations } from 'next-intl'
import { curveOf } from './curve.ts'
import type { Curve, CurvePoint } from './curve.ts'

interface HistoryCurveProps {
  readonly title: string
  readonly points: readonly CurvePoint[]
  readonly format: (value: number) => string
}

/** A value over time, drawn on the server, with its ends in words. Nothing is drawn before there is a curve. */
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
