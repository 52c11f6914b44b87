import { agreementSheets, figuresOf } from '@wis/lab'
import type { Report } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { DifferencesTable } from './differences-table.tsx'
import { FigureView } from './figure-view.tsx'
import { PublishedTables } from './published-tables.tsx'
import { ResultsTable } from './results-table.tsx'
import { SheetsView } from './sheets-view.tsx'

interface ReportViewProps {
  readonly report: Report
  readonly isEarly: boolean
  readonly matchesAt: (subject: string, condition: string) => string
}

/** Everything that an experiment has shown: sentences, tables, pictures, and the figures of others. */
export function ReportView({ report, isEarly, matchesAt }: ReportViewProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const figures = figuresOf(report, locale)
  return (
    <div className="grid gap-14 *:min-w-0">
      <Findings report={report} isEarly={isEarly} />
      <section aria-labelledby="results">
        <SectionTitle id="results" title={t('results')} />
        <p className="max-w-[70ch] pb-3 text-sm text-soft">{t('resultsNote')}</p>
        <ResultsTable report={report} matchesAt={matchesAt} />
      </section>
      {(['effects', 'contrasts'] as const).map(
        (of) =>
          report[of].length > 0 && (
            <section key={of} aria-labelledby={of}>
              <SectionTitle id={of} title={t(of)} />
              <p className="max-w-[70ch] pb-3 text-sm text-soft">{t(`${of}Note`)}</p>
              <DifferencesTable {...{ report, of, isEarly }} />
            </section>
          ),
      )}
      {figures.length > 0 && (
        <section aria-labelledby="pictures">
          <SectionTitle id="pictures" title={t('pictures')} />
          <div className="grid gap-10">
            {figures.map((figure) => (
              <FigureView key={figure.id} figure={figure} />
            ))}
          </div>
        </section>
      )}
      {report.agreements && report.agreements.length > 0 && (
        <SheetsView sheets={agreementSheets(report.agreements, locale)} />
      )}
      <PublishedTables report={report} />
    </div>
  )
}

const mostSentences = 60

/** Separable differences first, because readers look for them. */
function Findings({ report, isEarly }: Pick<ReportViewProps, 'report' | 'isEarly'>) {
  const t = useTranslations('lab.report')
  const tLive = useTranslations('lab.live')
  const locale = useLocale()
  const all = [...report.effects, ...report.contrasts]
  const ordered = [...all.filter(({ isTold }) => isTold), ...all.filter(({ isTold }) => !isTold)]
  if (ordered.length === 0) return null
  return (
    <section aria-labelledby="findings">
      <SectionTitle id="findings" title={t('findings')} />
      <ul className="max-w-[75ch] divide-y divide-line border-y border-line">
        {ordered.slice(0, mostSentences).map(({ sentence, isTold }, at) => (
          <li key={at} className={`py-2 ${isTold ? '' : 'text-soft'}`}>
            {sentence[locale]}
            {isEarly && !isTold && <> {tLive('notYet')}</>}
          </li>
        ))}
      </ul>
    </section>
  )
}
