import { trustNote } from '@wis/lab'
import type { Report } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ComparisonsTable, familiesIn } from './comparisons-table.tsx'
import { Contents } from './contents.tsx'
import { Findings } from './findings.tsx'
import type { SubjectNames } from './findings.tsx'
import { ResultsTable } from './results-table.tsx'

interface ReportViewProps {
  readonly report: Report
  readonly isEarly: boolean
  readonly matchesAt: (subject: string, condition: string) => string
  /** The address of all its other tables and its charts. */
  readonly tablesAt: string
  readonly names?: SubjectNames | undefined
  /** What people got by the same rules. */
  readonly people?: ReactNode
}

/** What subjects got, and what was compared. The other tables and the charts have a page of their own. */
export function ReportView({ report, isEarly, matchesAt, tablesAt, names, people }: ReportViewProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const compared = familiesIn(report)
  const families = (report.families ?? []).filter(({ family }) => compared.some((of) => of === family))
  return (
    <>
      <Contents
        parts={[
          ['results', t('results')],
          ...compared.map((of) => [of, t(of)] as const),
          ['all-tables', t('more')],
          ['downloads', t('paper')],
        ]}
      />
      <div className="grid gap-14 *:min-w-0 [&_[id]]:scroll-mt-16">
        {isEarly && <Findings report={report} isEarly names={names} />}
        <section aria-labelledby="results">
          <SectionTitle id="results" title={t('results')} />
          <p className="max-w-[70ch] pb-3 text-sm text-soft">
            {t(
              report.people !== undefined
                ? 'peopleNote'
                : report.contents?.count
                  ? 'contentsNote'
                  : 'resultsNote',
            )}{' '}
            {report.contents?.sentence?.[locale]}{' '}
            {report.cells.some(({ chance }) => chance) && t('guessNote')} {trustNote(report)?.[locale]}
          </p>
          <ResultsTable report={report} matchesAt={matchesAt} names={names} />
          {people}
        </section>
        {compared.map((of) => (
          <section key={of} aria-labelledby={of}>
            <SectionTitle id={of} title={t(of)} />
            <p className="max-w-[70ch] pb-3 text-sm text-soft">{t(`${of}Note`)}</p>
            <ComparisonsTable report={report} of={of} isEarly={isEarly} subjects={names} />
          </section>
        ))}
        {compared.length > 0 && (
          <section aria-labelledby="tested">
            <SectionTitle id="tested" title={t('tested')} />
            <p className="max-w-[70ch] text-sm text-soft">
              {t('testedNote')}{' '}
              {families.map(({ sentence }) => sentence[locale]).join(locale === 'zh' ? '' : ' ')}{' '}
              {report.interactions && t('sizeNote')}
            </p>
          </section>
        )}
        <p id="all-tables" className="print:hidden">
          <Link href={tablesAt} className={buttonStyle.quiet}>
            {t('more')}
          </Link>
        </p>
      </div>
    </>
  )
}
