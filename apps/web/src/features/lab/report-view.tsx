import { trustNote } from '@wis/lab'
import type { Report } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { familiesIn } from './comparisons-table.tsx'
import { Contents } from './contents.tsx'
import { Findings } from './findings.tsx'
import { ResultsAndComparisons } from './results-and-comparisons.tsx'
import type { SubjectNames } from './subject-names.ts'

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
      <div className="grid gap-14 *:min-w-0 print:block print:space-y-12 [&_[id]]:scroll-mt-16">
        {isEarly && <Findings report={report} names={names} />}
        <ResultsAndComparisons
          report={report}
          isEarly={isEarly}
          matchesAt={matchesAt}
          names={names}
          people={people}
          trust={trustNote(report)?.[locale]}
        />
        <p id="all-tables" className="print:hidden">
          <Link href={tablesAt} className={buttonStyle.quiet}>
            {t('more')}
          </Link>
        </p>
      </div>
    </>
  )
}
