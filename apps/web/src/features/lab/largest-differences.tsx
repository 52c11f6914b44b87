import type { Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import type { LeadCard } from './lead-cards.ts'
import { byRank, largestOf } from './main-finding.ts'
import type { MainFinding } from './main-finding.ts'
import { higherFirst, shownInterval, shownSize, signedValue } from './report-numbers.ts'
import { nameOfSubject } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

/** The tables below have all of them. */
const mostLargest = 3

interface LargestDifferencesProps {
  readonly report: Results
  readonly names: SubjectNames | undefined
  readonly main: MainFinding
  readonly cards: readonly LeadCard[]
  /** Whether it stands beside the charts. */
  readonly isBeside: boolean
}

interface ListedAs {
  readonly isSomeTold: boolean
  /** Whether charts tell larger ones. */
  readonly isNext: boolean
  readonly areOfSubjects: boolean
}

function titleOf({ isSomeTold, isNext, areOfSubjects }: ListedAs) {
  if (!isSomeTold) return isNext ? 'lead.nextUntold' : 'lead.largestUntold'
  if (areOfSubjects) return isNext ? 'lead.nextOfSubjects' : 'lead.largestOfSubjects'
  return isNext ? 'lead.next' : 'lead.largest'
}

/** The largest differences that no chart beside them tells, with their intervals. */
export function LargestDifferences({ report, names, main, cards, isBeside }: LargestDifferencesProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const nameOf = (subject: string) => nameOfSubject(names, subject)
  const conditionOf = (id: string) => report.names.conditions[id]?.name[locale] ?? id
  const [baseline = ''] = report.spec.conditions
  const largest = largestOf(report)
    .filter((one) => one.sentence !== main.finding?.sentence && cards.every(({ told }) => told !== one))
    .toSorted(byRank(main))
    .slice(0, mostLargest)
    .map((one) => {
      if ('subject' in one)
        return {
          ...one,
          between: `${nameOf(one.subject)}: ${conditionOf(one.condition)} − ${conditionOf(baseline)}`,
        }
      const turned = higherFirst(one)
      const condition = report.spec.conditions.length > 1 ? ` · ${conditionOf(one.condition)}` : ''
      const between = t('lead.above', { first: nameOf(turned.first), second: nameOf(turned.second) })
      return { ...turned, between: `${between}${condition}` }
    })
  if (largest.length === 0) return null
  const isSomeTold = largest.some(({ isTold }) => isTold)
  const isNext = cards.some(({ told }) => told)
  const areOfSubjects = largest.every((one) => 'first' in one)
  return (
    <section aria-labelledby="largest" className={isBeside ? '' : 'lg:col-span-full'}>
      <div className="flex items-end justify-between gap-4 pb-2 text-sm">
        <h3 id="largest" className="font-semibold">
          {t(titleOf({ isSomeTold, isNext, areOfSubjects }))}
        </h3>
        <span className="shrink-0 text-xs text-soft">{t('lead.uncorrected')}</span>
      </div>
      <ul
        className={`figures grid gap-x-12 border-t border-line text-sm ${isBeside ? '' : 'sm:grid-cols-2'}`}
      >
        {largest.map(({ between, measure: id, difference, size, isTold }) => {
          const measure = report.measures.find((one) => one.id === id)
          return (
            measure && (
              <li key={`${between} ${id}`} className="flex justify-between gap-4 border-b border-line py-2">
                <span className="min-w-0">
                  {between}
                  <span className="block text-xs text-soft">
                    {measure.name[locale]} ·{' '}
                    {size &&
                      t('lead.size', {
                        size: shownSize({ ...size, value: Math.abs(size.value ?? 0), low: null }),
                      })}
                  </span>
                </span>
                <span className="shrink-0 text-right">
                  <span className={isTold ? 'font-semibold' : ''}>
                    {signedValue(measure, difference.value)}
                    {measure.unit === 'share' && t('lead.points')}
                  </span>
                  <span className="block text-xs text-soft">{shownInterval(measure, difference)}</span>
                </span>
              </li>
            )
          )
        })}
      </ul>
      <p className="pt-2 text-xs text-pretty text-soft">
        {t(isSomeTold ? 'lead.largestAbout' : 'lead.largestByChance', {
          all: main.counts.reduce((sum, { all }) => sum + all, 0),
        })}
      </p>
    </section>
  )
}
