import type { Difference, Results } from '@wis/lab'
import { isTooFew, largestOf } from './main-finding.ts'
import type { MainFinding } from './main-finding.ts'
import { higherFirst } from './report-numbers.ts'

/** One chart of the beginning of a report. */
export interface LeadCard {
  readonly measure: Measure
  readonly isOfEffects: boolean
  readonly rows: readonly Row[]
  /** The difference that the chart shows: between two of its rows, or in one of them. */
  readonly told: Difference | undefined
}

/** Where one chart has so few rows, those of other measures have room below it. */
const fewRows = 3
const mostCharts = 3

/**
 * The measure of the finding, and where few are compared, those of the next largest differences. Where no condition has an
 * effect, one chart says so, and the others have what sets subjects apart.
 */
export function leadCardsOf(report: Results, main: MainFinding, isOne: boolean): readonly LeadCard[] {
  const isOfEffects = main.effects > 0 && !isTooFew(main)
  const cards = cardsOf(report, main, isOfEffects)
  const ofSubjects =
    isOfEffects && main.other ? cardsOf(report, main, false).filter(({ told }) => told?.isTold) : []
  const all = ofSubjects.length > 0 ? [...cards.slice(0, 1), ...ofSubjects] : cards
  const isShort = all.every(({ rows }) => rows.length <= fewRows)
  const most = isShort ? mostCharts : Math.min(2, 1 + ofSubjects.length)
  return all.slice(0, isOne ? 1 : most)
}

function cardsOf(report: Results, main: MainFinding, isOfEffects: boolean): readonly LeadCard[] {
  const ranked = largestOf(isOfEffects ? { ...report, contrasts: [] } : { ...report, effects: [] })
  const cards = measuresBySize(report, main, isOfEffects).flatMap((measure): LeadCard[] => {
    const own = ranked.filter((one) => one.measure === measure.id)
    const told =
      own.find(({ sentence }) => sentence === main.finding?.sentence) ?? own.find(({ isTold }) => isTold)
    const rows = isOfEffects ? effectsOn(report, measure) : valuesOf(report, measure, told?.condition)
    return rows.length > (isOfEffects ? 0 : 1) ? [{ measure, isOfEffects, rows, told }] : []
  })
  // The rows of all charts stand in the order of the first.
  const order = cards[0]?.rows.map(keyOf) ?? []
  return cards.map((card) => ({ ...card, rows: inOrder(card.rows, order) }))
}

/** The ends of the difference that a chart of values shows, the higher one first. */
export function endsOf(report: Results, { told, rows }: LeadCard) {
  const contrast = report.contrasts.find((one) => one === told)
  if (!contrast) return undefined
  const { first, second, condition, difference } = higherFirst(contrast)
  const [high, low] = [first, second].map((subject) =>
    rows.find((row) => row.subject === subject && row.condition === condition),
  )
  return high && low && { high, low, difference }
}

export type Measure = Results['measures'][number]

/**
 * The measure of the finding first, then those with the largest differences. Where no effect is significant, the largest is as
 * much chance as any other: then the measures stand in the order of the experiment, those without any difference last.
 */
function measuresBySize(report: Results, { finding }: MainFinding, isOfEffects: boolean): readonly Measure[] {
  if (isOfEffects && !finding)
    return report.measures.toSorted(
      (one, other) => Number(isFlat(report, one)) - Number(isFlat(report, other)),
    )
  const compared = largestOf(isOfEffects ? { ...report, contrasts: [] } : report)
  const ids = [finding?.measure, ...compared.map(({ measure }) => measure)]
  const named = ids.flatMap((id) => report.measures.find((measure) => measure.id === id) ?? [])
  return [...new Set([...named, ...report.measures])]
}

const isFlat = ({ effects }: Results, { id }: Measure) =>
  effects.every(({ measure, difference }) => measure !== id || !difference.value)

export interface Row {
  readonly subject: string
  readonly condition: string
  readonly value: number
  readonly low: number | null
  readonly high: number | null
  readonly deals: number
  readonly isHollow: boolean
  /** What guessing at random would get. */
  readonly guess?: number | null | undefined
}

const keyOf = ({ subject, condition }: Row) => `${subject} ${condition}`

/** Rows that the first chart lacks come last. */
function inOrder(rows: readonly Row[], order: readonly string[]): readonly Row[] {
  const placeOf = (row: Row) => (order.indexOf(keyOf(row)) + order.length + 1) % (order.length + 1)
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export const hasGuess = ({ guess }: Row) => guess != null

/** What each condition changes for each subject, filled where it is significant. */
const effectsOn = ({ effects }: Results, { id }: Measure): readonly Row[] =>
  effects.flatMap(({ subject, condition, measure, difference: { value, low, high, deals }, isTold }) =>
    measure === id && value !== null
      ? [{ subject, condition, value, low, high, deals, isHollow: !isTold }]
      : [],
  )

/** What each subject got under each condition, or under the one, the highest first. */
const valuesOf = ({ cells }: Results, { id }: Measure, under: string | undefined): readonly Row[] =>
  cells
    .filter(({ condition }) => under === undefined || condition === under)
    .flatMap(({ subject, condition, measure, estimate: { value, low, high, deals }, chance }) =>
      measure === id && value !== null
        ? [{ subject, condition, value, low, high, deals, isHollow: false, guess: chance?.even }]
        : [],
    )
    .toSorted((one, other) => other.value - one.value)
