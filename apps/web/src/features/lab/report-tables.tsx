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
import type { Family, Report, Results, Sheet } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { ContentsList, SideContents } from '../../components/page/side-contents.tsx'
import type { ContentsPart } from '../../components/page/side-contents.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ComparisonsTable, familiesIn } from './comparisons-table.tsx'
import { FigureGroups, mostOpen } from './figure-groups.tsx'
import type { Choices } from './figure-groups.tsx'
import { byKind, isFolded, kindId } from './figure-kinds.ts'
import type { FiguresOfKind } from './figure-kinds.ts'
import { ownWords } from './figure-view.tsx'
import { LabTable } from './lab-table.tsx'
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

/** All tables and charts of a report beyond its results and comparisons. */
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
  const mostFirsts = mostFirstsIn(report, names)
  const tShows = useTranslations('lab.report.shows')
  return (
    <div className="grid gap-x-12 gap-y-8 print:block lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SideContents title={t('onPage')}>
        <ContentsList
          parts={[
            ...(figures.length > 0 ? [{ id: 'pictures', level: 2, title: t('pictures') } as const] : []),
            ...byKind(figures).flatMap(partsOf),
            ...sheetParts('arranged', arranged),
            ...(cleanNote(report, locale) === undefined
              ? []
              : [{ id: 'clean', level: 2, title: t('cleanShort') } as const]),
            ...sheetParts('outcomes', outcomes),
            ...sheetParts('agreement', agreements.slice(0, 1)),
            ...sheetParts('judged', judged),
            ...(report.published.length > 0
              ? [{ id: 'published', level: 2, title: t('published') } as const]
              : []),
          ]}
        />
      </SideContents>
      <div className="grid gap-16 *:min-w-0 print:block print:space-y-12 [&_[id]]:scroll-mt-6">
        {figures.length > 0 && (
          <FigureGroups figures={figures} matchesAt={matchesAt} pdfAt={pdfAt} choices={choices} />
        )}
        {arranged.length > 0 && <SheetsView id="arranged" sheets={arranged} foldsLong />}
        <CleanTables
          report={report}
          failed={report.matches.failed}
          isEarly={isEarly}
          matchesAt={matchesAt}
          names={names}
        />
        {outcomes.length > 0 && (
          <SheetsView
            id="outcomes"
            sheets={outcomes}
            finding={mostFirsts && tShows(mostFirsts.said, mostFirsts)}
            isOfParts
            foldsLong
          />
        )}
        {agreements.length > 0 && <SheetsView id="agreement" sheets={agreements} foldsLong />}
        {judged.length > 0 && <SheetsView id="judged" sheets={judged} foldsLong />}
        <PublishedTables report={report} />
      </div>
    </div>
  )
}

const sheetParts = (id: string, sheets: readonly Sheet[]): readonly ContentsPart[] =>
  sheets.map(({ title }, at) => ({ id: `${id}-${at}`, level: 2, title }))

/** Pictures that stand open, below the heading that several share. What is folded away has no place in the contents. */
function partsOf(of: FiguresOfKind): readonly ContentsPart[] {
  if (isFolded(of)) return []
  const { kind, drawn, shared } = of
  const above = shared ? [{ id: kindId(kind), level: 3, title: shared.title } as const] : []
  const own = drawn.slice(0, mostOpen).map((figure) => ({
    id: figure.id,
    level: shared ? (4 as const) : (3 as const),
    title: shared ? ownWords(figure, shared).title : figure.title,
  }))
  return [...above, ...own]
}

/** Who came first most often over all conditions, or how often all did where it is the same. */
function mostFirstsIn({ outcomes = [], spec }: Report, names: SubjectNames | undefined) {
  const counted = spec.subjects
    .map((subject) => {
      const own = outcomes.filter((one) => one.subject === subject)
      const sum = (of: 'first' | 'beaten' | 'failed' | 'void') => own.reduce((all, one) => all + one[of], 0)
      const count = sum('first')
      return {
        name: nameOfSubject(names, subject),
        count,
        all: count + sum('beaten') + sum('failed') + sum('void'),
      }
    })
    .toSorted((one, other) => other.count - one.count)
  const [first, second] = counted
  const last = counted.at(-1)
  if (!first || !second || !last) return undefined
  if (first.count === last.count && first.all === last.all) return { ...first, said: 'firstsShared' as const }
  return first.count > second.count ? { ...first, said: 'firsts' as const } : undefined
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
      <div className="divide-y divide-line border-y border-line">
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
  /** The matches that count as errors of the subject, where they are told. */
  readonly failed?: number
  readonly isEarly: boolean
  readonly matchesAt?: (subject: string, condition: string) => string
  readonly names?: SubjectNames | undefined
}

/** The tables once more, of the matches without a missing or refused answer, or why there are none. */
export function CleanTables({ report, failed, isEarly, matchesAt, names }: CleanTablesProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const note = cleanNote(report, locale)
  if (note === undefined) return null
  const own = cleanReport(report)
  const count = (report.clean?.of ?? 0) - (report.clean?.matches ?? 0) - (failed ?? 0)
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
      <p className="max-w-[70ch] pb-3 text-sm text-soft">
        {note}
        {failed !== undefined && count > 0 && ` ${t('notClean', { count, failed })}`}
      </p>
      <div className="divide-y divide-line border-y border-line">
        <details className="py-3">
          <summary className="w-fit underline decoration-rim underline-offset-4">{t('results')}</summary>
          <div className="pt-3">
            <ResultsTable report={own} matchesAt={matchesAt} caption={captionOf('results')} names={names} />
          </div>
        </details>
        {familiesIn(own).map((of) => (
          <details key={of} className="py-3">
            <summary className="w-fit underline decoration-rim underline-offset-4">{t(of)}</summary>
            <div className="pt-3">
              <ComparisonsTable
                report={own}
                of={of}
                isEarly={isEarly}
                caption={captionOf(of)}
                subjects={names}
              />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
