import {
  agreementSheets,
  arrangedSheets,
  cleanNote,
  figuresOf,
  judgedSheets,
  outcomeSheets,
  trustNote,
} from '@wis/lab'
import type { Report } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { CleanCut } from './clean-cut.tsx'
import { DifferencesTable } from './differences-table.tsx'
import { FigureGroups } from './figure-groups.tsx'
import { Findings } from './findings.tsx'
import { PublishedTables } from './published-tables.tsx'
import { ResultsTable } from './results-table.tsx'
import { SheetsView } from './sheets-view.tsx'

interface ReportViewProps {
  readonly report: Report
  readonly isEarly: boolean
  readonly matchesAt: (subject: string, condition: string) => string
  readonly pdfAt?: (figure: string) => string
}

/** Everything that an experiment has shown: sentences, tables, pictures, and the figures of others. */
export function ReportView({ report, isEarly, matchesAt, pdfAt }: ReportViewProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const figures = figuresOf(report, locale)
  const differences = (['effects', 'contrasts', 'interactions'] as const).filter(
    (of) => (report[of] ?? []).length > 0,
  )
  const arranged = arrangedSheets(report, locale)
  const outcomes = outcomeSheets(report, locale)
  const agreements = agreementSheets(report.agreements ?? [], locale, report)
  const judged = judgedSheets(report, locale)
  return (
    <div className="grid gap-14 *:min-w-0">
      <Contents
        parts={[
          ...[['results', t('results')] as const, ...differences.map((of) => [of, t(of)] as const)],
          ...arranged.map(({ title }, at) => [`arranged-${at}`, title] as const),
          ...(cleanNote(report, locale) === undefined ? [] : [['clean', t('clean')] as const]),
          ...(figures.length > 0 ? [['pictures', t('pictures')] as const] : []),
          ...outcomes.map(({ title }, at) => [`outcomes-${at}`, title] as const),
          ...agreements.slice(0, 1).map(({ title }) => ['agreement-0', title] as const),
          ...judged.map(({ title }, at) => [`judged-${at}`, title] as const),
          ...(report.published.length > 0 ? [['published-0', t('published')] as const] : []),
          ['downloads', t('paper')],
        ]}
      />
      <Findings report={report} isEarly={isEarly} />
      <section aria-labelledby="results">
        <SectionTitle id="results" title={t('results')} />
        <p className="max-w-[70ch] pb-3 text-sm text-soft">
          {t(report.contents?.count ? 'contentsNote' : 'resultsNote')} {report.contents?.sentence?.[locale]}{' '}
          {report.cells.some(({ chance }) => chance) && t('guessNote')} {trustNote(report)?.[locale]}
        </p>
        <ResultsTable report={report} matchesAt={matchesAt} />
      </section>
      {differences.map((of) => (
        <section key={of} aria-labelledby={of}>
          <SectionTitle id={of} title={t(of)} />
          <p className="max-w-[70ch] pb-3 text-sm text-soft">
            {t(`${of}Note`)} {report.families?.find(({ family }) => family === of)?.sentence[locale]}{' '}
            {report.interactions && t('sizeNote')}
          </p>
          <DifferencesTable report={report} of={of} isEarly={isEarly} />
        </section>
      ))}
      {arranged.length > 0 && <SheetsView id="arranged" sheets={arranged} />}
      <CleanCut report={report} isEarly={isEarly} matchesAt={matchesAt} />
      {figures.length > 0 && <FigureGroups figures={figures} matchesAt={matchesAt} pdfAt={pdfAt} />}
      {outcomes.length > 0 && <SheetsView id="outcomes" sheets={outcomes} />}
      {agreements.length > 0 && <SheetsView id="agreement" sheets={agreements} />}
      {judged.length > 0 && <SheetsView id="judged" sheets={judged} />}
      <PublishedTables report={report} />
    </div>
  )
}

/** The way to every part of a long report. */
function Contents({ parts }: { readonly parts: readonly (readonly [id: string, title: string])[] }) {
  const t = useTranslations('lab.report')
  return (
    <nav aria-label={t('onPage')} className="-mb-6 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {parts.map(([id, title]) => (
        <a key={id} href={`#${id}`} className="underline decoration-rim underline-offset-4">
          {title}
        </a>
      ))}
    </nav>
  )
}
