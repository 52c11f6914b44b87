import { allRowsIn, byRank, comparedIn, isCounted, mainFinding } from '@wis/lab'
import type { Results } from '@wis/lab'
import { useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ComparisonRows } from './comparison-rows.tsx'
import { RowsAddUp } from './rows-add-up.tsx'
import type { SubjectNames } from './subject-names.ts'

const mostShown = 6

interface FindingsProps {
  readonly report: Results
  readonly names: SubjectNames | undefined
}

/** What is significant before all matches are played, the largest first. */
export function Findings({ report, names }: FindingsProps) {
  const t = useTranslations('lab.report')
  const all = comparedIn(report)
  // One that is the same as another tells nothing more.
  const told = all
    .filter((one) => one.isTold && isCounted(one))
    .toSorted(byRank(mainFinding(report)))
    .slice(0, mostShown)
  const counted = allRowsIn(report)
  if (all.length === 0) return null
  return (
    <section aria-labelledby="findings">
      <SectionTitle id="findings" title={t('findings')} />
      <p className="display pb-3 text-xl text-pretty">
        {counted.tested === 0
          ? t('noneTold')
          : t('shows.compared', { count: counted.told, all: counted.tested })}
      </p>
      {told.length > 0 && <ComparisonRows report={report} caption={t('findings')} of={told} names={names} />}
      <RowsAddUp of={counted} />
    </section>
  )
}
