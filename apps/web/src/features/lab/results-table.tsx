import { resultColumns } from '@wis/lab'
import type { Results, Sheet } from '@wis/lab'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { LabTable } from './lab-table.tsx'
import { shownGuess, shownInterval, shownValue } from './report-numbers.ts'
import { nameOfSubject } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

interface ResultsTableProps {
  readonly report: Results
  /** The address of the matches behind a number, without the subject and condition. */
  readonly matchesAt?: ((subject: string, condition: string) => string) | undefined
  readonly caption?: string
  readonly names?: SubjectNames | undefined
}

/** Every measure of every subject under every condition. Every number leads to its matches. */
export function ResultsTable({ report, matchesAt, caption, names: subjects }: ResultsTableProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const { spec, cells, names } = report
  const hasConditions = spec.conditions.length > 1
  const isOfSome = ({ id, cellOf }: ReturnType<typeof resultColumns>[number]) =>
    lateness({ id }) === 0 &&
    spec.conditions.some((condition) =>
      spec.subjects.every((subject) => cellOf({ subject, condition })?.estimate.value == null),
    )
  const all = resultColumns(report).toSorted((one, other) => lateness(one) - lateness(other))
  const isZero = ({ cellOf }: ReturnType<typeof resultColumns>[number]) =>
    spec.subjects.every((subject) =>
      spec.conditions.every((condition) => !cellOf({ subject, condition })?.estimate.value),
    )
  // A measure of some conditions is a part of one that all have, and nothing is told by zeros.
  const isMain = (one: ReturnType<typeof resultColumns>[number]) => !isOfSome(one) && !isZero(one)
  const columns = [...all.filter(isMain), ...all.filter((one) => !isMain(one))]
  const mainColumns = all.filter(isMain).length || columns.length
  /** Where guessing gets about the same in all rows, the head of the column says it once. */
  const guessIn = (measure: string): string | undefined => {
    const levels = cells.flatMap((cell) => (cell.measure === measure ? (cell.chance ?? []) : []))
    const evens = levels.flatMap(({ even, same }) => (even === null || same !== null ? [] : [100 * even]))
    const [least, most] = [Math.min(...evens), Math.max(...evens)]
    if (evens.length === 0 || evens.length < levels.length || most - least > 2) return undefined
    const ends = [...new Set([least.toFixed(0), most.toFixed(0)])]
    return t('guess', { level: ends.join('–') })
  }
  const rows = spec.subjects.flatMap((subject) =>
    spec.conditions.map((condition, at) => {
      const own = cells.filter((cell) => cell.subject === subject && cell.condition === condition)
      const conditionName = names.conditions[condition]?.name[locale] ?? condition
      const deals = Math.max(0, ...own.map(({ estimate }) => estimate.deals))
      const values = columns.map(({ id, about: measure, cellOf }) => {
        const { estimate, chance } = cellOf({ subject, condition }) ?? {}
        if (estimate?.value == null) return '–'
        const value = shownValue(measure, estimate.value)
        const about = {
          value,
          subject: nameOfSubject(subjects, subject),
          condition: conditionName,
          measure: measure.name[locale],
        }
        const notes = [
          shownInterval(measure, estimate),
          estimate.deals < deals &&
            t(report.people === undefined ? 'dealsOf' : 'personsOf', { count: estimate.deals }),
          chance && !guessIn(id) && t('guess', { level: shownGuess(measure, chance) }),
        ].flatMap((note) => (typeof note === 'string' && note !== '' ? [note] : []))
        const number = (
          <>
            <span className="decoration-brass underline-offset-4 group-hover/cell:underline">{value}</span>
            <span className="block text-2xs text-faint">
              {notes.map((note, place) => (
                <span key={note} className="max-sm:block">
                  {place > 0 && <span className="max-sm:hidden"> · </span>}
                  {note}
                </span>
              ))}
            </span>
          </>
        )
        if (!matchesAt) return <span key={id}>{number}</span>
        return (
          <Link
            key={id}
            href={matchesAt(subject, condition)}
            aria-label={t('matchesBehind', about)}
            className="group/cell block"
          >
            {number}
          </Link>
        )
      })
      const name = nameOfSubject(subjects, subject)
      const isFirst = at === 0
      return [
        isFirst ? (
          name
        ) : (
          <span key="subject" className="sr-only">
            {name}
          </span>
        ),
        ...(hasConditions ? [conditionName] : []),
        String(deals),
        ...values,
      ]
    }),
  )
  const head = [
    t('subject'),
    ...(hasConditions ? [t('condition')] : []),
    t(report.people === undefined ? 'deals' : 'people'),
    ...columns.map(({ id, about: { name, unit } }) =>
      [unit === 'share' ? `${name[locale]}, %` : name[locale], guessIn(id) ?? []].flat().join(' · '),
    ),
  ]
  return (
    <LabTable
      caption={caption ?? t('results')}
      head={head}
      rows={rows}
      folded={{
        from: head.length - columns.length + Math.min(mostMeasures, mainColumns),
        phoneFrom: head.length - columns.length + 1,
        label: t('allMeasures', { count: columns.length }),
      }}
    />
  )
}

/** A page has room for so many measures. A longer table shows the others on demand. */
const mostMeasures = 6

/** What a reader looks for first stands first: points by role and forfeited turns come last. */
const lateness = ({ id }: { readonly id: string }) =>
  id.startsWith('mean-points-') ? 2 : id === 'forfeit-rate' ? 1 : 0

/** A sheet without the columns that have nothing or 0 in every row, which a line below it names. */
function foldedSheet(sheet: Sheet): Sheet & { readonly folded: readonly string[] } {
  const isEmpty = (at: number) =>
    sheet.rows.length > 1 && sheet.rows.every((row) => row[at] === '0' || row[at] === '–')
  const isKept = (_: unknown, at: number) => at === 0 || !isEmpty(at)
  return {
    ...sheet,
    head: sheet.head.filter(isKept),
    rows: sheet.rows.map((row) => row.filter(isKept)),
    folded: sheet.head.flatMap((name, at) =>
      isKept(name, at) ? [] : [`${name} ${sheet.rows[0]?.[at] ?? ''}`],
    ),
  }
}

/** Tables of a report, each with its note. */
export function SheetsView({ id = 'sheet', sheets }: { id?: string; sheets: readonly Sheet[] }) {
  const t = useTranslations('lab.report')
  const { list } = useFormatter()
  return (
    <div className="grid gap-14 *:min-w-0">
      {sheets.map(foldedSheet).map(({ title, head, rows, note, folded }, at) => (
        <section key={at} aria-labelledby={`${id}-${at}`}>
          <SectionTitle id={`${id}-${at}`} title={title} />
          <p className="max-w-[70ch] pb-3 text-sm text-soft">{note}</p>
          <LabTable caption={title} head={head} rows={rows} />
          {folded.length > 0 && (
            <p className="pt-2 text-xs text-soft">{t('inEveryRow', { columns: list(folded) })}</p>
          )}
        </section>
      ))}
    </div>
  )
}
