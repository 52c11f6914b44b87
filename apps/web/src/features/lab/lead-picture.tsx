import { isTooFew, mainFinding, unitText } from '@wis/lab'
import type { Difference, MainFinding, Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { IntervalChart } from './interval-chart.tsx'
import { axisOf } from './lead-charts.tsx'
import { higherFirst, intervalOf, shownInterval, signedValue } from './report-numbers.ts'
import { nameOfSubject, withoutGaps } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

interface LeadPictureProps {
  readonly report: Results
  readonly names: SubjectNames | undefined
}

/** The difference that a list says of a report, beside 0. Nothing where its answer is about several numbers. */
export function LeadPicture({ report, names }: LeadPictureProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const main = mainFinding(report)
  const drawn = main && !isTooFew(main) ? drawnOf(main) : undefined
  if (!main || !drawn) return null
  const { measure, rows } = main.asked
  const contrast = report.contrasts.find((one) => one === drawn)
  const pair = contrast && higherFirst(contrast)
  const found = pair ?? drawn
  const { value, deals } = found.difference
  if (value === null) return null
  const interval = intervalOf(found)
  const conditionOf = (id: string) => report.names.conditions[id]?.name[locale] ?? id
  const name = () => {
    if (pair)
      return t('lead.above', {
        first: nameOfSubject(names, pair.first),
        second: nameOfSubject(names, pair.second),
      })
    const effect = report.effects.find((one) => one === drawn)
    if (!effect || !main.finding) return t('lead.all', { count: rows.length })
    return `${nameOfSubject(names, effect.subject)} · ${conditionOf(effect.condition)}`
  }
  const points = measure.unit === 'share' ? t('lead.points') : ''
  return (
    <IntervalChart
      {...axisOf(measure, [{ value, ...interval }], { low: 0, high: 0 })}
      groups={[
        {
          id: measure.id,
          rows: [
            {
              id: measure.id,
              name: withoutGaps(name()),
              about: measure.name[locale],
              value,
              ...interval,
              said: `${signedValue(measure, value)}${points}`,
              known: [shownInterval(measure, interval), t('lead.n', { n: deals })]
                .filter((part) => part !== '')
                .join(' · '),
              isHollow: !found.isTold,
              ...(found.isTold && { ink: 'var(--color-brass)', isMarked: true }),
            },
          ],
        },
      ]}
      unit={unitText({ unit: measure.unit, isDifference: true }, locale)}
    />
  )
}

/** What is significant, or else the only difference that is asked for, or the number that all of them share. */
function drawnOf({ finding, asked: { rows } }: MainFinding): Difference | undefined {
  const [first] = rows
  if (finding || !first) return finding ?? undefined
  const isShared = rows.every(
    ({ difference: { value, low, high } }) =>
      value === first.difference.value && low === first.difference.low && high === first.difference.high,
  )
  return isShared && first.difference.low !== null ? first : undefined
}
