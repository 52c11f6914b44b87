import type { InBoth } from '@wis/engine'
import { fifteenthsPerPoint, interval } from '@wis/ratings'
import type { Interval, Metric } from '@wis/ratings'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { percent, percentRange, pointsText } from '../../components/text/number-text.ts'

export interface RecordLineProps {
  /** What every game counts, or a number or a role of one game by its own name. */
  readonly name: keyof IntlMessages['agent']['record']['lines'] | InBoth<string>
  readonly isRole?: boolean
  readonly rate: Metric
  /** Points a match, for rates that lead to points. */
  readonly score?: Metric
  /** Whether the rate is a share of something. Only a share has a bar. */
  readonly isShare?: boolean
  readonly mark?: ReactNode
  /** The class of its colour, if that has a meaning. */
  readonly hue?: string
}

/** A rate with its counts and its interval, and the points that it leads to. */
export function RecordLine(props: RecordLineProps) {
  const { name, isRole = false, rate, score, isShare = true, mark, hue } = props
  const t = useTranslations()
  const locale = useLocale()
  const ofGame = typeof name === 'string' ? '' : name[locale]
  const range = isShare ? interval(rate.sum, rate.of) : null
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2.5 pr-3 font-normal sm:pr-4 lang-zh:whitespace-nowrap">
        <span className="flex items-center gap-2">
          {mark}
          {typeof name === 'string'
            ? t(`agent.record.lines.${name}`)
            : isRole
              ? t('agent.record.inRole', { role: ofGame })
              : ofGame}
        </span>
      </th>
      <td className="py-2.5 pr-3 text-right whitespace-nowrap sm:pr-4">
        {rate.value === null ? <Empty /> : isShare ? percent(rate.value) : rate.value.toFixed(2)}
        {rate.of > 0 && (
          <span className="block text-2xs text-faint">
            {isShare
              ? t('leaderboard.count', { count: rate.sum, of: rate.of })
              : `${Number(rate.sum.toFixed(2))} ÷ ${rate.of}`}
          </span>
        )}
      </td>
      <td className="py-2.5 pr-4 whitespace-nowrap">
        {range && rate.value !== null ? (
          <span className="flex flex-wrap items-center gap-x-3">
            <span className="max-sm:hidden">
              <IntervalBar value={rate.value} {...range} hue={hue} />
            </span>
            <span className="text-xs text-soft">{percentRange(range)}</span>
          </span>
        ) : (
          isShare && <Empty />
        )}
      </td>
      <td className="py-2.5 text-right whitespace-nowrap">
        {score && (score.value === null ? <Empty /> : pointsText(score.value * fifteenthsPerPoint))}
      </td>
    </tr>
  )
}

interface IntervalBarProps extends Interval {
  readonly value: number
  /** The class of its colour, if that has a meaning. */
  readonly hue?: string | undefined
}

/** A rate on an axis from 0 to 100 %, with its interval. Words beside it say the same. */
export function IntervalBar({ value, low, high, hue = 'text-ink' }: IntervalBarProps) {
  return (
    <svg viewBox="0 0 104 10" aria-hidden="true" className={`w-26 overflow-visible ${hue}`}>
      <path d="M2 5h100M2 3v4M52 3v4M102 3v4" fill="none" className="stroke-line" />
      <path d={`M${2 + low * 100} 5H${2 + high * 100}`} stroke="currentColor" strokeWidth="2" opacity=".55" />
      <circle cx={2 + value * 100} cy="5" r="3.2" fill="currentColor" />
    </svg>
  )
}

function Empty() {
  return <span className="text-faint">{useTranslations('list')('empty')}</span>
}
