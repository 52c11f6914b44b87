import type { Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { withMinus } from '../../components/text/number-text.ts'
import { IntervalChart, roundedAxis, ticksOf } from './interval-chart.tsx'
import { isTooFew, largestOf } from './main-finding.ts'
import type { MainFinding } from './main-finding.ts'
import { shownInterval, shownValue, signedValue } from './report-numbers.ts'
import { nameOfSubject } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

interface LeadChartsProps {
  readonly report: Results
  readonly main: MainFinding
  readonly names: SubjectNames | undefined
  /** Where the report is not on the page, one chart stands for it. */
  readonly isOne: boolean
}

/** Where one chart has so few rows, those of other measures have room below it. */
const fewRows = 3
const mostCharts = 3

/** The measure of the finding, and where few are compared, those of the next largest differences. */
export function LeadCharts({ report, main, names, isOne }: LeadChartsProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const hasTooFew = isTooFew(main)
  const isOfEffects = main.effects > 0 && !hasTooFew
  const charts = measuresBySize(report, main, isOfEffects)
    .map((measure) => ({ measure, rows: (isOfEffects ? effectsOn : valuesOf)(report, measure) }))
    .filter(({ rows }) => rows.length > (isOfEffects ? 0 : 1))
  // The rows of all charts stand in the order of the first.
  const order = charts[0]?.rows.map(keyOf) ?? []
  const isShort = charts.every(({ rows }) => rows.length <= fewRows)
  // Where deals are too few for intervals of differences, those of values would invite to compare them by eye.
  const isKnown = !hasTooFew && charts.some(({ rows }) => rows.some(({ low }) => low !== null))
  const conditionOf = (id: string) => report.names.conditions[id]?.name[locale] ?? id
  const [baseline = '', ...others] = report.spec.conditions
  const hasConditions = others.length > (isOfEffects ? 1 : 0)
  const about = isOfEffects
    ? t('lead.effects', {
        condition: others.length === 1 ? conditionOf(others[0] ?? '') : t('condition'),
        baseline: conditionOf(baseline),
      })
    : t(isKnown ? 'lead.chart' : 'lead.dots')
  const titleOf = ({ name, unit }: Measure) => {
    if (isOfEffects)
      return t(unit === 'share' ? 'lead.effectInPoints' : 'lead.effect', { measure: name[locale] })
    return unit === 'share' ? `${name[locale]}, %` : name[locale]
  }
  return (
    <div className="grid content-start gap-y-4">
      {charts.slice(0, isShort && !isOne ? mostCharts : 1).map(({ measure, rows }, at) => (
        <figure
          key={measure.id}
          className="min-w-0 rounded-card border border-line bg-raised px-4 pt-4 pb-3 sm:px-6 sm:pt-5"
        >
          <figcaption className="pb-3">
            <h3 className="display text-xl">{titleOf(measure)}</h3>
            {(at === 0 || measure.better !== 'neither' || rows.some(hasGuess)) && (
              <p className="pt-1 text-sm text-soft">
                {at === 0 && about} {measure.better !== 'neither' && t(`lead.better.${measure.better}`)}{' '}
                {rows.some(hasGuess) && t('lead.guess')}
              </p>
            )}
          </figcaption>
          <IntervalChart
            {...axisOf(measure, rows, isOfEffects)}
            groups={[
              {
                id: measure.id,
                rows: inOrder(rows, order).map(
                  ({ subject, condition, value, low, high, deals, isHollow, guess }) => ({
                    id: `${subject} ${condition}`,
                    name: nameOfSubject(names, subject),
                    about: hasConditions ? conditionOf(condition) : undefined,
                    value,
                    low: isKnown ? low : null,
                    high: isKnown ? high : null,
                    isHollow: isHollow || !isKnown,
                    guess: guess ?? undefined,
                    said: (isOfEffects ? signedValue : shownValue)(measure, value),
                    known: [isKnown ? shownInterval(measure, { low, high }) : '', t('lead.n', { n: deals })]
                      .filter((part) => part !== '')
                      .join(' · '),
                  }),
                ),
              },
            ]}
          />
        </figure>
      ))}
    </div>
  )
}

type Measure = Results['measures'][number]

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

interface Row {
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

const hasGuess = ({ guess }: Row) => guess != null

/** What each condition changes for each subject, filled where it is significant. */
const effectsOn = ({ effects }: Results, { id }: Measure): readonly Row[] =>
  effects.flatMap(({ subject, condition, measure, difference: { value, low, high, deals }, isTold }) =>
    measure === id && value !== null
      ? [{ subject, condition, value, low, high, deals, isHollow: !isTold }]
      : [],
  )

/** What each subject got under each condition, the highest first. */
const valuesOf = ({ cells }: Results, { id }: Measure): readonly Row[] =>
  cells
    .flatMap(({ subject, condition, measure, estimate: { value, low, high, deals }, chance }) =>
      measure === id && value !== null
        ? [{ subject, condition, value, low, high, deals, isHollow: false, guess: chance?.even }]
        : [],
    )
    .toSorted((one, other) => other.value - one.value)

/** From end to end of the intervals. Differences lie on both sides of 0, and shares begin at 0. */
function axisOf({ unit }: Measure, rows: readonly Row[], isOfEffects: boolean) {
  const isShare = unit === 'share'
  const ends = rows.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value])
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const axis = roundedAxis(
    isOfEffects
      ? { low: Math.min(0, least), high: Math.max(0, most) }
      : { low: isShare ? 0 : least, high: most },
  )
  return {
    axis,
    ticks: ticksOf(axis),
    tickText: (value: number) => tickText(isShare ? 100 * value : value),
    ...(isOfEffects && { mark: 0 }),
  }
}

/** A round value without the dust of its division. */
const tickText = (value: number) => withMinus(String(Number(value.toFixed(2))))
