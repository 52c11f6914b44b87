import type { InBoth } from '@wis/engine'
import { fifteenthsPerPoint, interval } from '@wis/ratings'
import type { Metric } from '@wis/ratings'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Explained } from '../../components/text/explained.tsx'
import { percent, percentRange, pointsText } from '../../components/text/number-text.ts'
import { IntervalBar } from '../lab/interval-chart.tsx'

export interface RecordLineProps {
  readonly id: string
  /** What every game counts, or a number or a role of one game by its own name. */
  readonly name: keyof IntlMessages['agent']['record']['lines'] | InBoth<string>
  readonly isRole?: boolean
  /** What a number of one game is counted from. */
  readonly formula?: InBoth<string>
  readonly rate: Metric
  /** Points a match, for rates that lead to points. */
  readonly score?: Metric
  /** Whether the rate is a share of something. Only a share has a bar. */
  readonly isShare?: boolean
  readonly mark?: ReactNode
  /** Its colour, if that has a meaning. */
  readonly ink?: string
}

const shares = { low: 0, high: 1 }
const ticks = [0, 0.5, 1]

/** On a phone a row has two lines: its numbers, and its interval below them. */
export const onPhone = 'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_5.5rem_4.5rem] max-sm:items-baseline'

/** Whether a line has the drawing of an interval. */
export const hasBar = ({ rate, isShare = true }: RecordLineProps) => isShare && rate.value !== null

/** A rate with its counts and its interval, and the points that it leads to. */
export function RecordLine(props: RecordLineProps) {
  const { id, name, isRole = false, formula, rate, score, isShare = true, mark, ink } = props
  const t = useTranslations()
  const locale = useLocale()
  const ofGame = typeof name === 'string' ? '' : name[locale]
  const range = isShare ? interval(rate.sum, rate.of) : null
  return (
    <tr className={`border-b border-line ${onPhone}`}>
      <th
        scope="row"
        className="py-2.5 pr-3 font-normal max-sm:pb-0 sm:min-w-44 sm:pr-4 lang-zh:whitespace-nowrap"
      >
        <span className="flex items-center gap-2">
          {mark}
          {typeof name === 'string' ? (
            t(`agent.record.lines.${name}`)
          ) : isRole ? (
            t('agent.record.inRole', { role: ofGame })
          ) : formula ? (
            <Explained id={`measure-${id}`} text={ofGame} explanation={formula[locale]} />
          ) : (
            ofGame
          )}
        </span>
      </th>
      <td className="py-2.5 pr-3 text-right whitespace-nowrap max-sm:pb-0 sm:pr-4">
        {rate.value === null ? <Empty /> : isShare ? percent(rate.value) : rate.value.toFixed(2)}
        {rate.of > 0 && (
          <span className="block text-2xs text-faint">
            {isShare
              ? t('leaderboard.count', { count: rate.sum, of: rate.of })
              : `${Number(rate.sum.toFixed(2))} ÷ ${rate.of}`}
          </span>
        )}
      </td>
      <td className="w-full py-2.5 pr-3 whitespace-nowrap empty:hidden max-sm:order-last max-sm:col-span-full max-sm:pt-1 max-sm:pr-0 sm:pr-4">
        {range && rate.value !== null ? (
          <span className="flex items-center gap-x-4">
            <IntervalBar
              axis={shares}
              value={rate.value}
              {...range}
              ticks={ticks}
              {...(ink !== undefined && { ink })}
              className="h-4 w-auto min-w-0 flex-1 sm:h-7"
            />
            <span className="w-16 shrink-0 text-xs text-soft max-sm:text-right">{percentRange(range)}</span>
          </span>
        ) : (
          isShare && <Empty />
        )}
      </td>
      <td className="py-2.5 text-right whitespace-nowrap max-sm:pb-0">
        {score && (score.value === null ? <Empty /> : pointsText(score.value * fifteenthsPerPoint))}
      </td>
    </tr>
  )
}

function Empty() {
  return <span className="text-faint">{useTranslations('list')('empty')}</span>
}
