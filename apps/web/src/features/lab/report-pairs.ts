import { independentDifference } from '@wis/lab'
import type { Report } from '@wis/lab'
import { shownValue } from './report-numbers.ts'
import type { SubjectNames } from './subject-names.ts'

export interface Side {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly report: Report
  readonly names: SubjectNames
}

type Measure = Report['measures'][number]
export type Found = Report['cells'][number]

/** One subject under one condition, in both reports. */
export interface Row {
  readonly measure: Measure
  readonly subject: string
  readonly condition: string
  readonly found: readonly [Found | undefined, Found | undefined]
  /** The other report minus the reference. Undefined unless both have an interval. */
  readonly difference: ReturnType<typeof independentDifference>
}

export interface Group {
  readonly measure: Measure
  readonly rows: readonly Row[]
}

/** All differences of two reports, by measure. */
export interface GroupsProps {
  readonly sides: readonly [Side, Side]
  readonly groups: readonly Group[]
  readonly nameOf: (row: Row) => { readonly subject: string; readonly condition: string | undefined }
}

/** Whether both reports have the same number, such as when deterministic agents play the same deals twice. */
export const isEqual = ({ found: [own, other] }: Row) =>
  own !== undefined && own.estimate.value === other?.estimate.value

/** Whether the interval excludes 0, also as it is printed. */
export const isClear = ({ difference: one, measure }: Row) =>
  one !== undefined &&
  (one.low > 0 || one.high < 0) &&
  [one.low, one.high].every((end) => /[1-9]/.test(shownValue(measure, end)))

/** The name of a report where room is short. */
export const short = (name: string, most = 40) => (name.length > most ? `${name.slice(0, most - 1)}…` : name)

const mostLetters = 26

/** What two reports are called in a chart and the text about it. */
export function shortNames(sides: readonly [Side, Side]): readonly [string, string] {
  const [a, b] = sides
  const [first, second] = [short(a.name, mostLetters), short(b.name, mostLetters)]
  return first === second ? [a.name, b.name] : [first, second]
}

/** How far a difference is from 0 by the width of its interval. */
export const farOf = ({ difference: one }: Row) =>
  one ? Math.abs(one.value) / (one.high - one.low || Number.MIN_VALUE) : 0

/** The farthest difference first, and its measure first. */
export function farthestFirst(groups: readonly Group[]): readonly Group[] {
  const most = ({ rows }: Group) => Math.max(...rows.map(farOf))
  return groups
    .map(({ measure, rows }) => ({ measure, rows: rows.toSorted((one, other) => farOf(other) - farOf(one)) }))
    .toSorted((one, other) => most(other) - most(one))
}

/** Every subject and condition of which a report has a number, once. */
export function rowsOf([a, b]: readonly [Side, Side], measure: Measure): readonly Row[] {
  const cellsOf = ({ report }: Side) =>
    report.cells.filter((cell) => cell.measure === measure.id && cell.estimate.value !== null)
  const [first, second] = [cellsOf(a), cellsOf(b)]
  const all = [...first, ...second]
  const keyOf = ({ subject, condition }: Found) => `${subject} ${condition}`
  return [...new Map(all.map((cell) => [keyOf(cell), cell])).values()].map((cell) => {
    const found = [first, second].map((cells) => cells.find((one) => keyOf(one) === keyOf(cell)))
    const [own, other] = found
    return {
      measure,
      subject: cell.subject,
      condition: cell.condition,
      found: [own, other],
      difference: own && other && independentDifference(other.estimate, own.estimate),
    }
  })
}

/** The measures of which some rows are left. */
export const withRows = (groups: readonly Group[], isWanted: (row: Row) => boolean) =>
  groups
    .map(({ measure, rows }) => ({ measure, rows: rows.filter(isWanted) }))
    .filter(({ rows }) => rows.length > 0)
