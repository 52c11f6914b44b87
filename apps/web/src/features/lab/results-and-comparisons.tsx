import type { Report, Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ComparisonsTable, familiesIn } from './comparisons-table.tsx'
import { MoreCharts } from './lead-charts.tsx'
import { hasBest, ResultsTable } from './results-table.tsx'
import { Sentences } from './sentences.tsx'
import type { SubjectNames } from './subject-names.ts'

interface ResultsAndComparisonsProps {
  readonly report: Results & Pick<Report, 'calibrations'>
  readonly isEarly: boolean
  /** Absent where numbers have no matches of their own. */
  readonly matchesAt?: (subject: string, condition: string) => string
  readonly names?: SubjectNames | undefined
  /** What people got by the same rules. */
  readonly people?: ReactNode
  /** What else a reader must know before believing the numbers. */
  readonly trust?: string | null | undefined
}

/** What subjects of an experiment or a suite got, what was compared, and how. */
export function ResultsAndComparisons(props: ResultsAndComparisonsProps) {
  const { report, isEarly, matchesAt, names, people, trust } = props
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const compared = familiesIn(report)
  const note =
    report.people !== undefined ? 'peopleNote' : report.contents?.count ? 'contentsNote' : 'resultsNote'
  return (
    <>
      <section aria-labelledby="results">
        <SectionTitle id="results" title={t('results')} />
        <ResultsTable report={report} matchesAt={matchesAt} names={names} />
        <p className="max-w-[70ch] pt-4 text-xs text-soft">
          {t(note)} {hasBest(report) && `${t('bestNote')} `}
          {matchesAt && <span className="print:hidden">{t('selectNumber')} </span>}
          {report.contents?.sentence?.[locale]} {report.cells.some(({ chance }) => chance) && t('guessNote')}{' '}
          {trust}
        </p>
        {people}
      </section>
      {compared.map((of) => (
        <section key={of} aria-labelledby={of}>
          <SectionTitle id={of} title={t(of)} />
          <ComparisonsTable report={report} of={of} isEarly={isEarly} subjects={names} />
          {!isEarly && <MoreCharts report={report} names={names} of={of} />}
        </section>
      ))}
      {compared.length > 0 && (
        <section aria-labelledby="tested">
          <SectionTitle id="tested" title={t('tested')} />
          <p className="max-w-[70ch] text-sm text-soft">
            {t(report.families ? 'testedNote' : 'testedBefore')} {report.interactions && t('sizeNote')}
          </p>
          <Sentences report={report} isEarly={isEarly} names={names} />
        </section>
      )}
    </>
  )
}
