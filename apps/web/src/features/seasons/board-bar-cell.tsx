import { useTranslations } from 'next-intl'
import { IntervalBar, placeOn } from '../lab/interval-chart.tsx'
import type { BoardBar, BoardBars } from './board-bars.ts'

const columns = 'grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-4'

/** What the bars show, with the ends of their axis. */
export function BarsHead({ kind, ends: [low, high], axis }: BoardBars) {
  const t = useTranslations('seasons.board')
  const labels = (
    <span className="figures flex justify-between">
      <span>{low}</span>
      {kind === 'interval' && <span>{t('intervals')}</span>}
      <span>{high}</span>
    </span>
  )
  if (kind === 'interval') return labels
  return (
    <span className={columns}>
      <span className="figures flex justify-between">
        <span>{axis.low === 0 ? t('fromZero') : low}</span>
        <span>{high}</span>
      </span>
      <span className="text-right">{t('gap')}</span>
    </span>
  )
}

/** The total of a row as a bar from 0, with its gap to the first, or the interval of another number. */
export function BoardBarCell({ bars: { kind, axis, mark }, bar }: { bars: BoardBars; bar: BoardBar }) {
  const { value, range, gap, isProvisional } = bar
  if (kind === 'interval')
    return (
      range && (
        <IntervalBar
          axis={axis}
          value={value}
          {...range}
          mark={mark}
          isHollow={isProvisional}
          className="block h-2.5 w-full"
        />
      )
    )
  const [from, to] = [placeOn(axis, Math.min(0, value)), placeOn(axis, Math.max(0, value))]
  return (
    <span className={columns}>
      <span aria-hidden="true" className="relative h-1.5">
        <span
          className={`absolute inset-y-0 min-w-px rounded-full ${gap === null ? 'bg-strong' : 'bg-rim'}`}
          style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
        />
      </span>
      <span className="text-right whitespace-nowrap text-soft">{gap}</span>
    </span>
  )
}
