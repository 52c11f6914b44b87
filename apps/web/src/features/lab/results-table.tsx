import { mainFinding, resultColumns } from '@wis/lab'
import type { Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { IntervalBar } from './interval-chart.tsx'
import { LabTable } from './lab-table.tsx'
import { inPercent, shownGuess, shownInterval, shownValue } from './report-numbers.ts'
import { nameOfSubject } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

interface ResultsTableProps {
  readonly report: Results
  /** The address of the matches behind a number, without the subject and condition. */
  readonly matchesAt?: ((subject: string, condition: string) => string) | undefined
  readonly caption?: string
  readonly names?: SubjectNames | undefined
}

type Column = ReturnType<typeof resultColumns>[number]
type MeasureId = Pick<Column, 'id'>
type Cell = Pick<Results['cells'][number], 'subject' | 'condition'>

/** So many subjects under conditions stand beside each other, with a row for each measure. */
const mostBeside = 4
/** A table of more measures, one to a row, folds all but the first. */
const mostRows = 10
/** A page has room for so many measures beside each other. A longer table shows the others on demand. */
const mostMeasures = 6

/**
 * Every measure of every subject under every condition, each with its interval on the axis of its measure, what is significantly better than all others in bold.
 * Every number leads to its matches.
 */
export function ResultsTable({ report, matchesAt, caption, names: subjects }: ResultsTableProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const { spec, names } = report
  const hasConditions = spec.conditions.length > 1
  const { columns, most } = inOrder(report)
  const pairs = spec.subjects.flatMap((subject) =>
    spec.conditions.map((condition) => ({ subject, condition })),
  )
  const dealsOf = (pair: Cell) =>
    Math.max(0, ...columns.map(({ cellOf }) => cellOf(pair)?.estimate.deals ?? 0))
  const isBeside = pairs.length <= mostBeside && columns.length >= pairs.length
  const deals = pairs.map(dealsOf)
  const isOneSize = new Set(deals).size === 1
  const conditionOf = (id: string) => names.conditions[id]?.name[locale] ?? id
  const nameOf = (subject: string) => nameOfSubject(subjects, subject)
  const counted = report.people === undefined ? 'dealsOf' : 'personsOf'
  const described = columns.map((column) => {
    const found = pairs.map(column.cellOf)
    const sizes = found.flatMap((cell) => cell?.estimate.deals ?? [])
    const isFewer = found.some((cell, at) => cell && cell.estimate.deals < (deals[at] ?? 0))
    const { unit, name } = column.about
    return {
      ...column,
      axis: axisOf(found.flatMap((cell) => cell?.estimate ?? [])),
      guess: guessIn(report, column),
      name: unit === 'share' ? inPercent(name[locale]) : name[locale],
      size: isFewer && areNear(sizes) ? rangeOf(sizes) : undefined,
    }
  })
  const notesOf = ({ guess, size }: (typeof described)[number]) => [
    ...(size === undefined ? [] : [t('lead.n', { n: size })]),
    ...(guess === undefined ? [] : [t('guess', { level: guess })]),
  ]
  const numberOf = (column: (typeof described)[number], pair: Cell, key: string) => {
    const { about, axis, cellOf, guess, size } = column
    const { estimate, chance } = cellOf(pair) ?? {}
    if (estimate?.value == null) return <span key={key}>–</span>
    const value = shownValue(about, estimate.value)
    const notes = [
      size === undefined && estimate.deals < dealsOf(pair) && t(counted, { count: estimate.deals }),
      chance && guess === undefined && t('guess', { level: shownGuess(about, chance) }),
    ].filter((note) => typeof note === 'string')
    const interval = shownInterval(about, estimate)
    const number = (
      <>
        <span className={isBeside ? 'items-center justify-end gap-4 sm:flex' : 'block'}>
          <span
            className={`text-base decoration-brass underline-offset-4 group-hover/cell:underline ${isBeside ? 'order-last' : ''} ${isBest(report, column, pair) ? 'font-semibold' : ''}`}
          >
            {value}
          </span>
          <span className={`ml-auto block h-3.5 w-full max-w-28 ${isBeside ? 'sm:ml-0' : ''}`}>
            <IntervalBar axis={axis} {...estimate} value={estimate.value} isSmall className="size-full" />
          </span>
        </span>
        <span className="block text-2xs text-faint">
          <span className="max-sm:hidden">{interval}</span>
          {notes.map((note) => (
            <span key={note} className="block">
              {note}
            </span>
          ))}
        </span>
      </>
    )
    if (!matchesAt) return <span key={key}>{number}</span>
    const said = {
      value,
      subject: nameOf(pair.subject),
      condition: conditionOf(pair.condition),
      measure: about.name[locale],
    }
    return (
      <Link
        key={key}
        href={matchesAt(pair.subject, pair.condition)}
        aria-label={t('matchesBehind', said)}
        className="group/cell block"
      >
        {number}
      </Link>
    )
  }
  const sizeName = t(report.people === undefined ? 'deals' : 'people')
  const above = isOneSize && (
    <p className="figures pb-1 text-sm text-soft">
      {sizeName}: <span className="font-semibold text-ink">{deals[0]}</span>
    </p>
  )
  if (isBeside) {
    const besideHead = [
      t('measure'),
      ...pairs.map(({ subject, condition }, at) =>
        [
          nameOf(subject),
          ...(hasConditions ? [conditionOf(condition)] : []),
          ...(isOneSize ? [] : [t('lead.n', { n: deals[at] ?? 0 })]),
        ].join(' · '),
      ),
    ]
    const rowOf = (column: (typeof described)[number]) => [
      <span key="measure">
        {column.name}
        <span className="block text-xs text-soft">{notesOf(column).join(' · ')}</span>
      </span>,
      ...pairs.map((pair, at) => numberOf(column, pair, `${at}`)),
    ]
    const first = columns.length > mostRows ? Math.min(mostMeasures, most) : columns.length
    const folded = described.slice(first)
    const title = caption ?? t('results')
    return (
      <>
        {above}
        <LabTable caption={title} head={besideHead} rows={described.slice(0, first).map(rowOf)} />
        {folded.length > 0 && (
          <details className="pt-3">
            <summary className="w-fit text-soft underline decoration-rim underline-offset-4">
              {t('moreMeasures', { count: folded.length })}
            </summary>
            <div className="pt-3">
              <LabTable caption={title} head={besideHead} rows={folded.map(rowOf)} />
            </div>
          </details>
        )}
      </>
    )
  }
  const head = [
    t('subject'),
    ...(hasConditions ? [t('condition')] : []),
    ...(isOneSize ? [] : [sizeName]),
    ...described.map((column) => [column.name, notesOf(column).join(' · ')].join('\n').trim()),
  ]
  const [before, shown] = [head.length - columns.length, Math.min(mostMeasures, most)]
  return (
    <>
      {above}
      <LabTable
        caption={caption ?? t('results')}
        head={head}
        rows={pairs.map((pair, at) => [
          nameOf(pair.subject),
          ...(hasConditions ? [conditionOf(pair.condition)] : []),
          ...(isOneSize ? [] : [String(deals[at])]),
          ...described.map((column) => numberOf(column, pair, column.id)),
        ])}
        folded={{
          from: before + shown,
          phoneFrom: before + 1,
          label: t('allMeasures', { count: columns.length }),
        }}
      />
    </>
  )
}

/**
 * What is asked first stands first, then the measure of the largest other difference. A measure of some conditions is a part of one that all have,
 * and nothing is told by zeros: these come last.
 */
function inOrder(report: Results) {
  const { subjects, conditions } = report.spec
  const valueOf = ({ cellOf }: Column, subject: string, condition: string) =>
    cellOf({ subject, condition })?.estimate.value
  const leading = leadingMeasures(report)
  const placeOf = ({ id }: Column) => (leading.includes(id) ? leading.indexOf(id) - leading.length : 0)
  const isMain = (column: Column) =>
    leading.includes(column.id) ||
    (subjects.some((subject) => conditions.some((condition) => valueOf(column, subject, condition))) &&
      (lateness(column) > 0 ||
        conditions.every((condition) =>
          subjects.some((subject) => valueOf(column, subject, condition) != null),
        )))
  const all = resultColumns(report).toSorted(
    (one, other) => placeOf(one) - placeOf(other) || lateness(one) - lateness(other),
  )
  const main = all.filter(isMain)
  return {
    columns: [...main, ...all.filter((one) => !isMain(one))],
    most: main.length === 0 ? all.length : main.length,
  }
}

function leadingMeasures(report: Results): readonly string[] {
  const main = mainFinding(report)
  if (!main) return []
  const { asked, finding, other } = main
  return [
    asked.measure.id,
    ...(!finding && other && other.measure !== asked.measure.id ? [other.measure] : []),
  ]
}

/** What a reader looks for first stands first: points by role and forfeited turns come last. */
const lateness = ({ id }: { readonly id: string }) =>
  id.startsWith('mean-points-') ? 2 : id === 'forfeit-rate' ? 1 : 0

/** Where guessing gets about the same in all rows, the measure says it once. */
function guessIn({ cells }: Results, { id }: Column): string | undefined {
  const levels = cells.flatMap((cell) => (cell.measure === id ? (cell.chance ?? []) : []))
  const evens = levels.flatMap(({ even, same }) => (even === null || same !== null ? [] : [100 * even]))
  const [least, most] = [Math.min(...evens), Math.max(...evens)]
  if (evens.length === 0 || evens.length < levels.length || most - least > 2) return undefined
  return rangeOf([least, most].map(Math.round))
}

/** Sizes that are nearly the same stand once, above their column. */
const areNear = (sizes: readonly number[]) => Math.min(...sizes) >= 0.9 * Math.max(...sizes)

const rangeOf = (numbers: readonly number[]) =>
  [...new Set([Math.min(...numbers), Math.max(...numbers)])].join('–')

function axisOf(estimates: readonly { value: number | null; low: number | null; high: number | null }[]) {
  const ends = estimates.flatMap(({ value, low, high }) => [value, low, high]).filter((one) => one !== null)
  return { low: Math.min(...ends), high: Math.max(...ends) }
}

/** Whether every other subject does significantly worse under the same condition. */
function isBest(
  { spec: { subjects }, measures, contrasts }: Results,
  { id }: MeasureId,
  pair: Cell,
): boolean {
  const better = measures.find((measure) => measure.id === id)?.better ?? 'neither'
  const others = subjects.filter((subject) => subject !== pair.subject)
  const isAhead = (other: string) =>
    contrasts.some(({ measure, condition, first, second, isTold, difference }) => {
      if (!isTold || measure !== id || condition !== pair.condition) return false
      const sign =
        first === pair.subject && second === other ? 1 : second === pair.subject && first === other ? -1 : 0
      return sign * (difference.value ?? 0) * (better === 'more' ? 1 : -1) > 0
    })
  return better !== 'neither' && others.length > 0 && others.every(isAhead)
}

/** Whether any number of the table is in bold. */
export const hasBest = (report: Results) =>
  report.cells.some((cell) => isBest(report, { id: cell.measure }, cell))
