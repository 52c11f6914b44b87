import { useFormatter, useTranslations } from 'next-intl'
import { HistoryCurve } from '../agent/history-curve.tsx'
import { IntervalBar } from '../agent/interval-bar.tsx'
import { RatingBar } from '../leaderboard/skill/rating-bar.tsx'
import { Trend } from '../leaderboard/trend/trend.tsx'
import { SampleSection } from './sample-section.tsx'

/** Three weeks of an agent that improved, and improved much with its second version. */
const days = Array.from({ length: 21 }, (_, at) => {
  const value = 1460 + at * 3 + (at > 12 ? 40 : 0) + (at % 3) * 6
  return { day: `2026-01-${String(at + 1).padStart(2, '0')}`, value, version: at > 12 ? 2 : 1 }
})
const axis = { low: 1350, high: 1700 }

export function ChartSamples() {
  const t = useTranslations('design')
  const { number } = useFormatter()
  return (
    <SampleSection id="charts" title={t('charts')}>
      <div className="grid items-start gap-12 lg:grid-cols-2">
        <HistoryCurve
          title={t('history')}
          points={days.map((day) => ({ ...day, low: day.value - 45, high: day.value + 45 }))}
          format={(value) => number(value, { maximumFractionDigits: 0 })}
        />
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-8 gap-y-5 text-sm">
          <dt>{t('rate')}</dt>
          <dd className="flex flex-wrap gap-x-6 gap-y-2">
            <IntervalBar value={0.42} low={0.31} high={0.54} />
            <IntervalBar value={0.66} low={0.6} high={0.72} />
          </dd>
          <dt>{t('rating')}</dt>
          <dd className="grid gap-2">
            <RatingBar axis={axis} rating={1532} low={1519} high={1546} />
            <RatingBar axis={axis} rating={1440} low={1380} high={1500} />
          </dd>
          <dt>{t('trend')}</dt>
          <dd className="w-20">
            <Trend days={days.map(({ day, value, version }) => ({ day, rating: value, version }))} />
          </dd>
        </dl>
      </div>
    </SampleSection>
  )
}
