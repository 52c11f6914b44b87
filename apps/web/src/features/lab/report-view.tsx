import {
  agreementSheets,
  arrangedSheets,
  cleanNote,
  cleanReport,
  figuresOf,
  judgedSheets,
  leavesDealsOut,
  leftOutNote,
  markedAbout,
  outcomeSheets,
  publishedSheets,
  trustNote,
  whyNoInterval,
} from '@wis/lab'
import type { Report, Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SectionTitle } from '../../components/page/titles.tsx'
import { Contents } from './contents.tsx'
import { FigureGroups } from './figure-groups.tsx'
import { Findings, nameOfSubject } from './findings.tsx'
import type { SubjectNames } from './findings.tsx'
import { LabTable } from './lab-table.tsx'
import { higherFirst, shownChance, shownInterval, shownSize, signedValue } from './report-numbers.ts'
import { ResultsTable, SheetsView } from './results-table.tsx'

interface ReportViewProps {
  readonly report: Report
  readonly isEarly: boolean
  readonly matchesAt: (subject: string, condition: string) => string
  readonly pdfAt?: (figure: string) => string
  readonly names?: SubjectNames | undefined
  /** What people got by the same rules. */
  readonly people?: ReactNode
}

/** Everything that an experiment has shown: sentences, tables, pictures, and the figures of others. */
export function ReportView({ report, isEarly, matchesAt, pdfAt, names, people }: ReportViewProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const figures = figuresOf(report, locale, (subject) => nameOfSubject(names, subject))
  const differences = (['effects', 'contrasts', 'interactions'] as const).filter(
    (of) => (report[of] ?? []).length > 0,
  )
  const families = (report.families ?? []).filter(({ family }) => differences.some((of) => of === family))
  const arranged = arrangedSheets(report, locale)
  const outcomes = outcomeSheets(report, locale)
  const agreements = agreementSheets(report.agreements ?? [], locale, report)
  const judged = judgedSheets(report, locale)
  return (
    <>
      <Contents
        parts={[
          ...[['results', t('results')] as const, ...differences.map((of) => [of, t(of)] as const)],
          ...arranged.map(({ title }, at) => [`arranged-${at}`, title] as const),
          ...(cleanNote(report, locale) === undefined ? [] : [['clean', t('cleanShort')] as const]),
          ...(figures.length > 0 ? [['pictures', t('pictures')] as const] : []),
          ...outcomes.map(({ title }, at) => [`outcomes-${at}`, title] as const),
          ...agreements.slice(0, 1).map(({ title }) => ['agreement-0', title] as const),
          ...judged.map(({ title }, at) => [`judged-${at}`, title] as const),
          ...(report.published.length > 0 ? [['published-0', t('published')] as const] : []),
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
        {differences.map((of) => (
          <section key={of} aria-labelledby={of}>
            <SectionTitle id={of} title={t(of)} />
            <p className="max-w-[70ch] pb-3 text-sm text-soft">{t(`${of}Note`)}</p>
            <DifferencesTable report={report} of={of} isEarly={isEarly} subjects={names} />
          </section>
        ))}
        {differences.length > 0 && (
          <section aria-labelledby="tested">
            <SectionTitle id="tested" title={t('tested')} />
            <p className="max-w-[70ch] text-sm text-soft">
              {t('testedNote')}{' '}
              {families.map(({ sentence }) => sentence[locale]).join(locale === 'zh' ? '' : ' ')}{' '}
              {report.interactions && t('sizeNote')}
            </p>
          </section>
        )}
        {/* A link to a part opens it. A printed report has all of it. */}
        <details data-testid="more" className="border-y border-line">
          <summary className="display cursor-pointer py-4 text-2xl hover:underline hover:decoration-brass hover:underline-offset-4">
            {t('more')}
          </summary>
          <div className="grid gap-14 pt-6 pb-10 *:min-w-0">
            {!isEarly && <Findings report={report} isEarly={false} names={names} />}
            {arranged.length > 0 && <SheetsView id="arranged" sheets={arranged} />}
            <CleanCut report={report} isEarly={isEarly} matchesAt={matchesAt} names={names} />
            {figures.length > 0 && <FigureGroups figures={figures} matchesAt={matchesAt} pdfAt={pdfAt} />}
            {outcomes.length > 0 && <SheetsView id="outcomes" sheets={outcomes} />}
            {agreements.length > 0 && <SheetsView id="agreement" sheets={agreements} />}
            {judged.length > 0 && <SheetsView id="judged" sheets={judged} />}
            <PublishedTables report={report} />
          </div>
        </details>
      </div>
    </>
  )
}

/** The figures of a published study as it prints them, apart from ours. */
export function PublishedTables({ report }: { readonly report: Pick<Results, 'published' | 'measures'> }) {
  const t = useTranslations('lab.report')
  const sheets = publishedSheets(report, useLocale()).map(({ title, ...sheet }) => ({
    ...sheet,
    title: `${t('published')}: ${title}`,
  }))
  return (
    <div className="text-soft">
      <SheetsView id="published" sheets={sheets} />
    </div>
  )
}

interface CleanCutProps {
  readonly report: Report
  readonly isEarly: boolean
  readonly matchesAt: (subject: string, condition: string) => string
  readonly names: SubjectNames | undefined
}

/** The tables once more, of the matches without a missing or refused answer, or why there are none. */
function CleanCut({ report, isEarly, matchesAt, names }: CleanCutProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const note = cleanNote(report, locale)
  if (note === undefined) return null
  const own = cleanReport(report)
  const captionOf = (of: 'results' | Difference) => t('cleanOf', { table: t(of) })
  return (
    <section aria-labelledby="clean" data-testid="clean-cut">
      <SectionTitle id="clean" title={t('clean')} />
      <p className="max-w-[70ch] pb-3 text-sm text-soft">{note}</p>
      {own && (
        <div className="grid gap-8 *:min-w-0">
          <ResultsTable report={own} matchesAt={matchesAt} caption={captionOf('results')} names={names} />
          {differences
            .filter((of) => (own[of] ?? []).length > 0)
            .map((of) => (
              <div key={of}>
                <h3 className="pb-2 font-semibold">{captionOf(of)}</h3>
                <p className="max-w-[70ch] pb-3 text-sm text-soft">
                  {own.families?.find(({ family }) => family === of)?.sentence[locale]}
                </p>
                <DifferencesTable
                  report={own}
                  of={of}
                  isEarly={isEarly}
                  caption={captionOf(of)}
                  subjects={names}
                />
              </div>
            ))}
        </div>
      )}
    </section>
  )
}

const differences = ['effects', 'contrasts', 'interactions'] as const
type Difference = (typeof differences)[number]

interface DifferencesTableProps {
  readonly report: Results & Pick<Report, 'calibrations'>
  readonly of: 'effects' | 'contrasts' | 'interactions'
  /** Whether more matches are to come. */
  readonly isEarly: boolean
  readonly caption?: string
  readonly subjects: SubjectNames | undefined
}

type Compared = Results['effects'][number] | Results['contrasts'][number]

/** A longer table shows its significant rows. All rows are one press away. */
const mostRows = 24

/** What conditions do, or what sets subjects apart, with the chance of such a difference if there is none. */
function DifferencesTable({ report, of, isEarly, caption, subjects }: DifferencesTableProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const { measures, names, families, interactions } = report
  const isMarked = (one: Compared) => of !== 'interactions' && leavesDealsOut(report, one)
  const found: readonly Compared[] =
    of === 'contrasts' ? report.contrasts.map(higherFirst) : (report[of] ?? [])
  const rows = found.map((one) => {
    const measure = measures.find(({ id }) => id === one.measure)
    const unit = measure ?? { unit: 'count' as const }
    const share = unit.unit === 'share' ? ', %' : ''
    return [
      'subject' in one
        ? nameOfSubject(subjects, one.subject)
        : `${nameOfSubject(subjects, one.first)} − ${nameOfSubject(subjects, one.second)}`,
      names.conditions[one.condition]?.name[locale] ?? one.condition,
      `${measure ? markedAbout(measure, report).name[locale] : one.measure}${share}`,
      `${isMarked(one) ? '≈ ' : ''}${signedValue(unit, one.difference.value)}`,
      shownInterval(unit, one.difference) || whyNoInterval(one.difference, locale),
      ...(families ? [one.together ? shownInterval(unit, one.together) : '–'] : []),
      ...(interactions ? [shownSize(one.size)] : []),
      shownChance(one.corrected),
      String(one.difference.deals),
      one.isTold ? t('yes') : t(isEarly ? 'notYet' : 'no'),
    ]
  })
  const told = rows.filter((_, at) => found[at]?.isTold)
  const head = [
    ...[t(of === 'effects' ? 'subject' : 'pair'), t('condition'), t('measure'), t('difference')],
    ...[t('interval'), ...(families ? [t('together')] : []), ...(interactions ? [t('effectSize')] : [])],
    ...[t('chance'), t('deals'), t('told')],
  ]
  const whole = (
    <>
      <LabTable caption={caption ?? t(of)} head={head} rows={rows} />
      {found.some(isMarked) && <p className="max-w-[70ch] pt-2 text-xs text-soft">{leftOutNote[locale]}</p>}
    </>
  )
  return (
    <>
      {rows.length > mostRows && (
        <>
          {told.length > 0 && <LabTable caption={caption ?? t(of)} head={head} rows={told} />}
          <details className="pt-3">
            <summary className="w-fit text-soft underline decoration-rim underline-offset-4">
              {t('allRows', { count: rows.length })}
            </summary>
            <div className="pt-3">{whole}</div>
          </details>
        </>
      )}
      {rows.length <= mostRows && whole}
    </>
  )
}
