import { isTooFew, largestOf } from '@wis/lab'
import type { Difference, MainFinding, Results } from '@wis/lab'
import { higherFirst, intervalOf } from './report-numbers.ts'

/** One chart of the beginning of a report. */
export interface LeadCard {
  readonly measure: Measure
  readonly isOfEffects: boolean
  readonly rows: readonly Row[]
  /** The difference that the chart shows: between two of its rows, or in one of them. */
  readonly told: Difference | undefined
}

/** Where one chart has so few rows, that of another measure has room below it. */
const fewRows = 3

/**
 * What is asked first, for the beginning. Where few are compared, the measure of the next largest difference. Where no condition
 * has an effect, the first chart says so, and the next has what sets subjects apart.
 */
export function leadCardsOf(report: Results, main: MainFinding): readonly LeadCard[] {
  const isOfEffects = main.asked.family === 'effects' && !isTooFew(main)
  const cards = cardsOf(report, main, isOfEffects)
  const ofSubjects =
    isOfEffects && !main.finding && report.contrasts.some((one) => one === main.other)
      ? cardsOf(report, main, false).filter(({ told }) => told?.isTold)
      : []
  const ofAsked = cards.filter(({ measure }) => measure.id === main.asked.measure.id)
  const all = ofSubjects.length > 0 ? [...ofAsked, ...ofSubjects] : cards
  const isShort = all.every(({ rows }) => rows.length <= fewRows)
  return all.slice(0, isShort || ofSubjects.length > 0 ? 2 : 1)
}

function cardsOf(report: Results, main: MainFinding, isOfEffects: boolean): readonly LeadCard[] {
  const ranked = largestOf(isOfEffects ? { ...report, contrasts: [] } : { ...report, effects: [] })
  const cards = measuresBySize(report, main, isOfEffects).flatMap((measure): LeadCard[] => {
    const own = ranked.filter((one) => one.measure === measure.id)
    const told =
      own.find(({ sentence }) => sentence === main.finding?.sentence) ??
      own.find(({ isTold }) => isTold) ??
      onlyAsked(report, main, measure)
    const rows = isOfEffects ? effectsOn(report, measure) : valuesOf(report, measure, told?.condition)
    const isAsked = (main.asked.family === 'effects') === isOfEffects && measure.id === main.asked.measure.id
    return rows.length > (isOfEffects ? 0 : 1) && (isAsked ? hasWidth(rows) : !areEqual(rows))
      ? [{ measure, isOfEffects, rows, told }]
      : []
  })
  // The rows of all charts stand in the order of the first.
  const order = cards[0]?.rows.map(keyOf) ?? []
  return cards.map((card) => ({ ...card, rows: inOrder(card.rows, order) }))
}

/** The only difference that is asked for: the headline is about it, significant or not. */
const onlyAsked = ({ contrasts }: Results, { asked: { measure, rows } }: MainFinding, { id }: Measure) =>
  measure.id === id && rows.length === 1 ? contrasts.find((one) => one === rows[0]) : undefined

/** The ends of the difference that a chart of values shows, the higher one first. */
export function endsOf(report: Results, { told, rows }: LeadCard) {
  const contrast = report.contrasts.find((one) => one === told)
  if (!contrast) return undefined
  const found = higherFirst(contrast)
  const { first, second, condition } = found
  const [high, low] = [first, second].map((subject) =>
    rows.find((row) => row.subject === subject && row.condition === condition),
  )
  const { value } = found.difference
  if (!high || !low || value === null) return undefined
  return { high, low, difference: { value, ...intervalOf(found) } }
}

export type Measure = Results['measures'][number]

/** What is asked first, then the measures with the largest differences. */
function measuresBySize(
  report: Results,
  { asked, finding, other }: MainFinding,
  isOfEffects: boolean,
): readonly Measure[] {
  const compared = largestOf(isOfEffects ? { ...report, contrasts: [] } : report)
  const ids = [
    (asked.family === 'effects') === isOfEffects && asked.measure.id,
    ...(finding ? [] : [other?.measure]),
    ...compared.map(({ measure }) => measure),
  ]
  const named = ids.flatMap((id) => report.measures.find((measure) => measure.id === id) ?? [])
  return [...new Set([...named, ...report.measures])]
}

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

/** Rows that are all the same are a sentence and no chart. */
export const areEqual = ([first, ...others]: readonly Row[]) =>
  others.length > 0 &&
  others.every(
    (row) => isSame(row.value, first?.value) && isSame(row.low, first?.low) && isSame(row.high, first?.high),
  )

/** But for the last places of a long computation. */
const isSame = (one: number | null, other: number | null | undefined) =>
  one === other || (one !== null && other != null && Math.abs(one - other) < 1e-9)

/** The answer has its chart all the same, as long as there is an interval to draw. */
const hasWidth = (rows: readonly Row[]) => !areEqual(rows) || rows.some(({ low, high }) => low !== high)

const keyOf = ({ subject, condition }: Row) => `${subject} ${condition}`

/** Rows that the first chart lacks come last. */
function inOrder(rows: readonly Row[], order: readonly string[]): readonly Row[] {
  const placeOf = (row: Row) => (order.indexOf(keyOf(row)) + order.length + 1) % (order.length + 1)
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export const hasGuess = ({ guess }: Row) => guess != null

/** Where guessing gets the same per cent in all rows, one line through them says so. */
export function guessOf(rows: readonly Row[]): number | undefined {
  const levels = new Set(rows.map(({ guess }) => (guess == null ? undefined : Math.round(100 * guess))))
  return levels.size === 1 ? (rows[0]?.guess ?? undefined) : undefined
}

/** What each condition changes for each subject, filled where it is significant. */
const effectsOn = ({ effects }: Results, { id }: Measure): readonly Row[] =>
  effects.flatMap((effect) => {
    const { subject, condition, measure, isTold } = effect
    const { value, deals } = effect.difference
    return measure === id && value !== null
      ? [{ subject, condition, value, ...intervalOf(effect), deals, isHollow: !isTold }]
      : []
  })

/**
 * What each subject got under each condition, or under the one, the highest first. The conditions of a subject stand below one
 * another, so that what they change is seen.
 */
function valuesOf({ cells, spec }: Results, { id }: Measure, under: string | undefined): readonly Row[] {
  const rows = cells
    .filter(({ condition }) => under === undefined || condition === under)
    .flatMap(({ subject, condition, measure, estimate: { value, low, high, deals }, chance }) =>
      measure === id && value !== null
        ? [{ subject, condition, value, low, high, deals, isHollow: false, guess: chance?.even }]
        : [],
    )
    .toSorted((one, other) => other.value - one.value)
  const subjects = [...new Set(rows.map(({ subject }) => subject))]
  const placeOf = ({ subject, condition }: Row) =>
    subjects.indexOf(subject) * spec.conditions.length + spec.conditions.indexOf(condition)
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}
