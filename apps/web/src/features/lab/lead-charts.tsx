import { isTooFew, mainFinding, ofStrips, tickText, unitText } from '@wis/lab'
import type { Family, MainFinding, Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { boundsOf } from './answer.ts'
import type { Bounds } from './answer.ts'
import { ChartCard } from './chart-card.tsx'
import { IntervalChart, beyond, roundedAxis, ticksOf } from './interval-chart.tsx'
import { areEqual, endsOf, guessOf, hasGuess, leadCardsOf } from './lead-cards.ts'
import type { LeadCard, Measure, Row } from './lead-cards.ts'
import { inPercent, shownInterval, shownValue, signedValue } from './report-numbers.ts'
import { nameOfSubject, withoutGaps } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

interface LeadChartsProps {
  readonly report: Results
  readonly names: SubjectNames | undefined
}

/** The chart of what a report answers first. */
export function FirstChart({ report, names, ...props }: LeadChartsProps & Pick<LeadChartProps, 'isSaved'>) {
  const main = mainFinding(report)
  const [card] = main ? leadCardsOf(report, main) : []
  if (!main || !card) return null
  return (
    <LeadChart
      {...props}
      report={report}
      names={names}
      card={card}
      bounds={boundsIn(card, main)}
      hasTooFew={isTooFew(main)}
      isBesideHeadline
    />
  )
}

/** What else stands out in these comparisons, drawn for those who press. */
export function MoreCharts({ report, names, of }: LeadChartsProps & { readonly of: Family }) {
  const t = useTranslations('lab.report')
  const main = mainFinding(report)
  const [, ...others] = main ? leadCardsOf(report, main) : []
  const own = others.filter(({ isOfEffects }) => of === (isOfEffects ? 'effects' : 'contrasts'))
  if (!main || own.length === 0) return null
  return (
    <details className="pt-3">
      <summary className="w-fit text-soft underline decoration-rim underline-offset-4">
        {t('moreCharts', { count: own.length })}
      </summary>
      <div className="grid max-w-3xl gap-y-4 pt-3">
        {own.map((card) => (
          <LeadChart
            key={card.measure.id}
            report={report}
            names={names}
            card={card}
            bounds={boundsIn(card, main)}
            hasTooFew={isTooFew(main)}
            isSaved
          />
        ))}
      </div>
    </details>
  )
}

const hasIntervals = ({ rows }: LeadCard) => rows.some(({ low, high }) => low !== null && high !== null)

/** Between what the effects on what is asked first lie, where none is significant. */
const boundsIn = ({ isOfEffects, measure }: LeadCard, { finding, asked }: MainFinding) =>
  !finding && isOfEffects && measure.id === asked.measure.id ? boundsOf(asked) : undefined

interface LeadChartProps extends LeadChartsProps {
  readonly card: LeadCard
  /** Between which all effects of the chart lie, where none is significant. */
  readonly bounds: Bounds | undefined
  /** Whether no difference can be tested yet. */
  readonly hasTooFew: boolean
  /** Where the report is not on the page, nothing of it is saved there. */
  readonly isSaved: boolean
  /** Where a headline beside the chart says what was found, it has the title of its measure. */
  readonly isBesideHeadline?: boolean
}

const marked = 'var(--color-brass)'

function LeadChart({ report, card, bounds, names, ...props }: LeadChartProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const { measure, isOfEffects, told } = card
  const isOne = areEqual(card.rows)
  const rows = isOne ? card.rows.slice(0, 1) : card.rows
  const { hasTooFew, isSaved, isBesideHeadline = false } = props
  const isKnown = hasIntervals(card)
  const isCompared = isKnown && !hasTooFew
  const conditionOf = (id: string) => report.names.conditions[id]?.name[locale] ?? id
  const [baseline = '', ...others] = report.spec.conditions
  const under = [...new Set(rows.map(({ condition }) => condition))]
  const ends = isCompared ? endsOf(report, card) : undefined
  const isMarked = (row: Row) =>
    told?.isTold === true &&
    (row === ends?.high ||
      row === ends?.low ||
      (isOfEffects && 'subject' in told && told.subject === row.subject && under.length === 1))
  const guess = guessOf(rows)
  const about = [
    isOfEffects
      ? t('lead.effects', {
          joint: report.families ? 'yes' : 'no',
          condition: others.length === 1 ? conditionOf(others[0] ?? '') : t('condition'),
          baseline: conditionOf(baseline),
        })
      : t(isCompared ? 'lead.chart' : isKnown ? 'lead.few' : 'lead.dots'),
    !isOfEffects &&
      under.length === 1 &&
      others.length > 0 &&
      t('lead.under', { condition: conditionOf(under[0] ?? '') }),
    measure.better !== 'neither' && t(`lead.better.${measure.better}`),
    guess === undefined && rows.some(hasGuess) && t('lead.guess'),
  ].filter((part) => typeof part === 'string')
  const titleOf = ({ name, unit }: Measure) => {
    if (isOfEffects)
      return t(unit === 'share' ? 'lead.effectInPoints' : 'lead.effect', { measure: name[locale] })
    return unit === 'share' ? inPercent(name[locale]) : name[locale]
  }
  const said = isOfEffects ? signedValue : shownValue
  const points = measure.unit === 'share' ? t('lead.points') : ''
  const shown = rows.map((row) => ({
    ...row,
    name: isOne ? t('lead.all', { count: card.rows.length }) : nameOfSubject(names, row.subject),
    about: under.length > 1 ? conditionOf(row.condition) : undefined,
    said: said(measure, row.value),
  }))
  const caption = titleOf(measure)
  const table = {
    head: [t('subject'), ...(under.length > 1 ? [t('condition')] : []), caption, t('interval'), t('deals')],
    rows: shown.map((row) => [
      row.name,
      ...(row.about === undefined ? [] : [row.about]),
      row.said,
      shownInterval(measure, row) || '–',
      String(row.deals),
    ]),
  }
  const { axis, ...scale } = axisOf(measure, rows, isOfEffects ? (bounds ?? { low: 0, high: 0 }) : undefined)
  const unit = unitText({ unit: measure.unit, isDifference: isOfEffects }, locale)
  const above =
    ends &&
    withoutGaps(
      t('lead.above', {
        first: nameOfSubject(names, ends.high.subject),
        second: nameOfSubject(names, ends.low.subject),
      }),
    )
  const apart = ends && `${signedValue(measure, ends.difference.value)}${points}`
  // The limits of what is asked stand in the sentence beside the chart.
  const effects = bounds
    ? undefined
    : t('shows.told', { count: rows.filter(({ isHollow }) => !isHollow).length, all: rows.length })
  const values = told?.isTold && above && `${above}${locale === 'zh' ? '：' : ': '}${apart}`
  const finding = (isBesideHeadline ? undefined : isOfEffects ? effects : values) || undefined
  const chart = (
    <IntervalChart
      axis={axis}
      {...scale}
      unit={unit}
      band={bounds && { ...bounds, said: t('lead.notRuledOut') }}
      groups={[
        {
          id: measure.id,
          rows: shown.map(({ subject, condition, deals, isHollow, guess: own, ...row }, at) => ({
            ...row,
            id: `${subject} ${condition}`,
            isHollow: isHollow || !isCompared,
            guess: guess ?? own ?? undefined,
            ...(rows[at] && isMarked(rows[at]) && { isMarked: true, ink: marked }),
            known: [shownInterval(measure, row), t('lead.n', { n: deals })]
              .filter((part) => part !== '')
              .join(' · '),
          })),
        },
      ]}
      guess={
        guess === undefined
          ? undefined
          : { at: guess, said: t('guess', { level: String(Math.round(100 * guess)) }) }
      }
      difference={
        ends && {
          ...axisOf(measure, [ends.difference], { low: 0, high: 0 }),
          unit: unitText({ unit: measure.unit, isDifference: true }, locale),
          name: t('difference'),
          about: [above, told?.isTold && t('lead.distance')].filter(Boolean).join(' · '),
          value: ends.difference.value,
          low: ends.difference.low,
          high: ends.difference.high,
          isHollow: told?.isTold !== true,
          said: apart ?? '',
          known: shownInterval(measure, ends.difference),
        }
      }
    />
  )
  return (
    <ChartCard
      title={finding ?? caption}
      label={finding === undefined ? undefined : caption}
      about={about.join(locale === 'zh' ? '' : ' ')}
      saved={
        isSaved
          ? {
              name: `${isOfEffects ? 'effects' : 'results'}-${measure.id}`,
              caption,
              table,
              picture: ofStrips({
                rows: shown.map((row) => ({
                  value: row.value,
                  low: row.low,
                  high: row.high,
                  said: row.said,
                  label: row.about === undefined ? row.name : `${row.name} · ${row.about}`,
                  look: row.isHollow || !isCompared ? 'untold' : 'told',
                })),
                shows: [axis.low, axis.high],
                tickText: scale.tickText,
                unit,
              }).pictures.wide,
            }
          : undefined
      }
    >
      {chart}
    </ChartCard>
  )
}

/** From end to end of the intervals. Differences lie on both sides of 0, and shares begin at 0 or below. */
export function axisOf(
  { unit }: Measure,
  rows: readonly Pick<Row, 'value' | 'low' | 'high'>[],
  around: Pick<Bounds, 'low' | 'high'> | undefined,
) {
  const isShare = unit === 'share'
  const isOfEffects = around !== undefined
  const ends = rows
    .flatMap(({ value, low, high }) => [value, low ?? value, high ?? value])
    .concat(around ? [around.low, around.high] : [])
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const axis = roundedAxis(
    isOfEffects
      ? beyond({ low: Math.min(0, least), high: Math.max(0, most) })
      : { low: isShare ? Math.min(0, least) : least, high: most },
  )
  return {
    axis,
    ticks: ticksOf(axis),
    tickText: (value: number) => tickText({ unit, isDifference: isOfEffects }, value),
    ...((isOfEffects || (isShare && least < 0)) && { mark: 0 }),
  }
}
