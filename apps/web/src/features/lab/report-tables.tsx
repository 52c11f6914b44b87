import {
  agreementSheets,
  arrangedSheets,
  cleanNote,
  cleanReport,
  figuresOf,
  judgedSheets,
  outcomeSheets,
  publishedSheets,
} from '@wis/lab'
import type { Report, Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ComparisonsTable, familiesIn } from './comparisons-table.tsx'
import type { Family } from './comparisons-table.tsx'
import { Contents } from './contents.tsx'
import { FigureGroups } from './figure-groups.tsx'
import type { Choices } from './figure-groups.tsx'
import { Findings } from './findings.tsx'
import { LabTable } from './lab-table.tsx'
import { comparedIn } from './main-finding.ts'
import { ResultsTable } from './results-table.tsx'
import { SheetsView } from './sheets-view.tsx'
import { nameOfSubject, withSubjects } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

interface ReportTablesProps {
  readonly report: Report
  readonly isEarly: boolean
  readonly matchesAt: (subject: string, condition: string) => string
  readonly pdfAt?: (figure: string) => string
  readonly choices?: Choices
  readonly names?: SubjectNames | undefined
}

/** All sentences, tables and charts of a report beyond its results and comparisons. */
export function ReportTables({ report, isEarly, matchesAt, pdfAt, choices, names }: ReportTablesProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const figures = figuresOf(report, locale, (subject) => nameOfSubject(names, subject)).filter(
    ({ isFlat }) => !isFlat,
  )
  const arranged = arrangedSheets(report, locale)
  const outcomes = outcomeSheets(report, locale).map((sheet) => withSubjects(sheet, names))
  const agreements = agreementSheets(report.agreements ?? [], locale, report)
  const judged = judgedSheets(report, locale)
  return (
    <>
      <Contents
        parts={[
          ['findings', t('findings'), comparedIn(report).filter(({ isTold }) => isTold).length],
          ...(figures.length > 0 ? [['pictures', t('pictures'), figures.length] as const] : []),
          ...arranged.map(({ title }, at) => [`arranged-${at}`, title] as const),
          ...(cleanNote(report, locale) === undefined ? [] : [['clean', t('cleanShort')] as const]),
          ...outcomes.map(({ title }, at) => [`outcomes-${at}`, title] as const),
          ...agreements.slice(0, 1).map(({ title }) => ['agreement-0', title] as const),
          ...judged.map(({ title }, at) => [`judged-${at}`, title] as const),
          ...(report.published.length > 0
            ? [['published', t('published'), report.published.length] as const]
            : []),
        ]}
      />
      <div className="grid gap-14 *:min-w-0 [&_[id]]:scroll-mt-16">
        <Findings report={report} isEarly={isEarly} names={names} />
        {figures.length > 0 && (
          <FigureGroups figures={figures} matchesAt={matchesAt} pdfAt={pdfAt} choices={choices} />
        )}
        {arranged.length > 0 && <SheetsView id="arranged" sheets={arranged} />}
        <CleanTables report={report} isEarly={isEarly} matchesAt={matchesAt} names={names} />
        {outcomes.length > 0 && <SheetsView id="outcomes" sheets={outcomes} />}
        {agreements.length > 0 && <SheetsView id="agreement" sheets={agreements} />}
        {judged.length > 0 && <SheetsView id="judged" sheets={judged} />}
        <PublishedTables report={report} />
      </div>
    </>
  )
}

interface PublishedTablesProps {
  readonly report: Parameters<typeof publishedSheets>[0]
}

/** The figures of a published study as it prints them, apart from ours. */
export function PublishedTables({ report }: PublishedTablesProps) {
  const t = useTranslations('lab.report')
  const sheets = publishedSheets(report, useLocale())
  if (sheets.length === 0) return null
  return (
    <section aria-labelledby="published">
      <SectionTitle id="published" title={t('published')} />
      <div className="divide-y divide-line border-b border-line">
        {sheets.map(({ title, head, rows, note }) => (
          <details key={title} className="py-3">
            <summary className="w-fit underline decoration-rim underline-offset-4">{title}</summary>
            <p className="max-w-[70ch] py-3 text-sm text-soft">{note}</p>
            <LabTable caption={title} head={head} rows={rows} />
          </details>
        ))}
      </div>
    </section>
  )
}

interface CleanTablesProps {
  readonly report: Results & Pick<Report, 'calibrations' | 'clean'>
  readonly isEarly: boolean
  readonly matchesAt?: (subject: string, condition: string) => string
  readonly names?: SubjectNames | undefined
}

/** The tables once more, of the matches without a missing or refused answer, or why there are none. */
export function CleanTables({ report, isEarly, matchesAt, names }: CleanTablesProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const note = cleanNote(report, locale)
  if (note === undefined) return null
  const own = cleanReport(report)
  if (!own)
    return (
      <section
        id="clean"
        aria-label={t('clean')}
        data-testid="clean-cut"
        className="max-w-[75ch] text-sm text-soft"
      >
        {note}
      </section>
    )
  const captionOf = (of: 'results' | Family) => t('cleanOf', { table: t(of) })
  return (
    <section aria-labelledby="clean" data-testid="clean-cut">
      <SectionTitle id="clean" title={t('clean')} />
      <p className="max-w-[70ch] pb-3 text-sm text-soft">{note}</p>
      <div className="grid gap-8 *:min-w-0">
        <details>
          <summary className="w-fit underline decoration-rim underline-offset-4">
            {captionOf('results')}
          </summary>
          <div className="pt-3">
            <ResultsTable report={own} matchesAt={matchesAt} caption={captionOf('results')} names={names} />
          </div>
        </details>
        {familiesIn(own).map((of) => (
          <details key={of}>
            <summary className="w-fit underline decoration-rim underline-offset-4">{captionOf(of)}</summary>
            <p className="max-w-[70ch] py-3 text-sm text-soft">
              {own.families?.find(({ family }) => family === of)?.sentence[locale]}
            </p>
            <ComparisonsTable
              report={own}
              of={of}
              isEarly={isEarly}
              caption={captionOf(of)}
              subjects={names}
            />
          </details>
        ))}
      </div>
    </section>
  )
}
