import { figuresOf, fileOfFigure, leastDeals } from '@wis/lab'
import type { Report } from '@wis/lab'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { FigureView } from './figure-view.tsx'
import { chartOf, inTwo, isTooFew, mainFinding, nameOfSubject, withNames } from './findings.tsx'
import type { SubjectNames } from './findings.tsx'
import { IntervalChart, ticksOf } from './interval-chart.tsx'
import { shownInterval, shownSize, shownValue, signedValue } from './report-numbers.ts'

interface ReportLeadProps {
  readonly report: Report
  readonly matchesAt: (subject: string, condition: string) => string
  readonly pdfAt: (figure: string) => string
  readonly names?: SubjectNames | undefined
}

/** What an experiment has found: one sentence, on how many matches, and one chart. */
export function ReportLead({ report, matchesAt, pdfAt, names }: ReportLeadProps) {
  const t = useTranslations('lab.report')
  const { number } = useFormatter()
  const locale = useLocale()
  const main = mainFinding(report)
  if (!main) return null
  const hasTooFew = isTooFew(main)
  const chart = chartOf(
    figuresOf(report, locale, (subject) => nameOfSubject(names, subject)),
    main,
  )
  const deals = Math.max(0, ...report.cells.map(({ estimate }) => estimate.deals))
  const told = main.finding && inTwo(withNames(main.finding.sentence[locale], names))
  const facts = [
    [t('lead.matches'), number(report.matches.decided + report.matches.failed)],
    [t('lead.significant'), t('lead.of', { count: main.significant, all: main.compared })],
  ] as const
  return (
    <section
      aria-labelledby="finding"
      data-testid="finding"
      className="grid gap-x-12 gap-y-8 pb-12 *:min-w-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h2
          id="finding"
          className="display text-[clamp(1.375rem,2.6vw,1.9375rem)] leading-snug! text-balance"
        >
          {told?.finding ?? t(hasTooFew ? 'lead.tooFew' : 'noneTold')}
        </h2>
        {told?.evidence && <p className="figures pt-3 text-pretty text-soft">{told.evidence}</p>}
        {hasTooFew && (
          <p className="pt-3 text-pretty text-soft">{t('lead.tooFewText', { deals, least: leastDeals })}</p>
        )}
        <dl className="figures mt-6 grid grid-cols-2 gap-x-8 border-t border-strong pt-4 text-sm">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-soft">{name}</dt>
              <dd className="pt-0.5 font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {!hasTooFew && <LargestDifferences report={report} names={names} compared={main.compared} />}
      </div>
      {chart ? (
        <FigureView
          figure={chart}
          isSmall={false}
          matchesAt={matchesAt}
          pdf={pdfAt(fileOfFigure(chart.id))}
        />
      ) : (
        <LeadCharts report={report} measure={main.finding?.measure} names={names} hasTooFew={hasTooFew} />
      )}
    </section>
  )
}

const mostLargest = 4

/** A difference the other way round. */
const turned = ({ value, low, high }: Report['contrasts'][number]['difference']) => ({
  value: value && -value,
  low: high && -high,
  high: low && -low,
})

const sizeOf = ({ size }: Pick<Report['contrasts'][number], 'size'>) => Math.abs(size?.value ?? 0)

/** The differences that are greatest in the unit that all measures share. */
const largestOf = ({ effects, contrasts }: Report) =>
  [...effects, ...contrasts]
    .filter(({ size, sameAs, difference }) => size?.value != null && !sameAs && difference.low !== null)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))

/** The largest differences, with their intervals. */
function LargestDifferences({
  report,
  names,
  compared,
}: Pick<ReportLeadProps, 'report' | 'names'> & { readonly compared: number }) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const nameOf = (subject: string) => nameOfSubject(names, subject)
  const conditionOf = (id: string) => report.names.conditions[id]?.name[locale] ?? id
  const [baseline = ''] = report.spec.conditions
  const largest = largestOf(report)
    .slice(0, mostLargest)
    .map((one) => {
      if ('subject' in one)
        return {
          ...one,
          between: `${nameOf(one.subject)}: ${conditionOf(one.condition)} − ${conditionOf(baseline)}`,
        }
      // The higher one goes first, as in the sentences of the report.
      const isTurned = (one.difference.value ?? 0) < 0
      const [higher, lower] = isTurned ? [one.second, one.first] : [one.first, one.second]
      return {
        ...one,
        difference: isTurned ? turned(one.difference) : one.difference,
        between: `${nameOf(higher)} − ${nameOf(lower)}${report.spec.conditions.length > 1 ? ` (${conditionOf(one.condition)})` : ''}`,
      }
    })
  if (largest.length < 2) return null
  const isSomeTold = largest.some(({ isTold }) => isTold)
  return (
    <>
      <div className="flex items-end justify-between gap-4 pt-7 pb-2 text-sm">
        <h3 className="font-semibold">{t(isSomeTold ? 'lead.largest' : 'lead.largestUntold')}</h3>
        <span className="shrink-0 text-xs text-soft">{t('lead.uncorrected')}</span>
      </div>
      <ul className="figures divide-y divide-line border-y border-line text-sm">
        {largest.map(({ between, measure: id, difference, size, isTold }) => {
          const measure = report.measures.find((one) => one.id === id)
          return (
            measure && (
              <li key={`${between} ${id}`} className="flex justify-between gap-4 py-2">
                <span className="min-w-0">
                  {between}
                  <span className="block text-xs text-soft">
                    {measure.name[locale]} ·{' '}
                    {size &&
                      t('lead.size', {
                        size: shownSize({ ...size, value: Math.abs(size.value ?? 0), low: null }),
                      })}
                  </span>
                </span>
                <span className="shrink-0 text-right">
                  <span className={isTold ? 'font-semibold' : ''}>
                    {signedValue(measure, difference.value)}
                    {measure.unit === 'share' && t('lead.points')}
                  </span>
                  <span className="block text-xs text-soft">{shownInterval(measure, difference)}</span>
                </span>
              </li>
            )
          )
        })}
      </ul>
      <p className="pt-2 text-xs text-pretty text-soft">
        {t(isSomeTold ? 'lead.largestAbout' : 'lead.largestByChance', { all: compared })}
      </p>
    </>
  )
}

interface LeadChartsProps {
  readonly report: Report
  /** The measure that the finding is about. */
  readonly measure: string | undefined
  readonly names: SubjectNames | undefined
  /** Whether the deals are too few for intervals of differences. The dots then stand alone. */
  readonly hasTooFew: boolean
}

/** Where one chart has so few rows, those of other measures have room below it. */
const fewRows = 3
const mostCharts = 3

/** The measure of the finding, and where few are compared, those of the next largest differences. */
function LeadCharts({ report, measure: id, names, hasTooFew }: LeadChartsProps) {
  const main = report.measures.find((one) => one.id === id) ?? report.measures[0]
  if (!main) return null
  const others = largestOf(report).flatMap(
    (one) => report.measures.find((measure) => measure.id === one.measure) ?? [],
  )
  const charts = [...new Set([main, ...others])]
    .map((measure) => ({ measure, rows: rowsOf(report, measure) }))
    .filter(({ rows }) => rows.length > 1)
  const isShort = charts.every(({ rows }) => rows.length <= fewRows)
  return (
    <div className="grid content-start gap-y-2">
      {charts.slice(0, isShort ? mostCharts : 1).map((chart, at) => (
        <LeadChart
          key={chart.measure.id}
          {...chart}
          isFirst={at === 0}
          report={report}
          names={names}
          hasTooFew={hasTooFew}
        />
      ))}
    </div>
  )
}

type Measure = Report['measures'][number]

/** What each subject got under each condition, the highest first. */
const rowsOf = ({ cells }: Report, { id }: Measure) =>
  cells
    .flatMap(({ subject, condition, measure, estimate }) =>
      measure === id && estimate.value !== null
        ? [{ subject, condition, estimate, value: estimate.value }]
        : [],
    )
    .toSorted((one, other) => other.value - one.value)

interface LeadChartProps extends Omit<LeadChartsProps, 'measure'> {
  readonly measure: Measure
  readonly rows: ReturnType<typeof rowsOf>
  /** Whether it says what its lines are. */
  readonly isFirst: boolean
}

/** Each subject under each condition on one axis, with its interval. */
function LeadChart({ report, measure, rows, isFirst, names, hasTooFew }: LeadChartProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const ends = rows.flatMap(({ value, estimate: { low, high } }) => [value, low ?? value, high ?? value])
  const isShare = measure.unit === 'share'
  // A share goes up to the next ten per cent that holds all of them.
  const axis = isShare
    ? { low: 0, high: Math.min(1, Math.ceil(10 * Math.max(...ends) + 0.01) / 10) }
    : { low: Math.min(...ends), high: Math.max(...ends) }
  const manyConditions = report.spec.conditions.length > 1
  const isKnown = rows.some(({ estimate }) => !hasTooFew && estimate.low !== null)
  return (
    <figure className="min-w-0 border-t border-line pt-4">
      <figcaption className="pb-2">
        <h3 className={isFirst ? 'display text-xl' : 'text-sm font-semibold'}>
          {measure.name[locale]}
          {isShare && ', %'}
        </h3>
        {isFirst && <p className="pt-1 text-sm text-soft">{t(isKnown ? 'lead.chart' : 'lead.dots')}</p>}
      </figcaption>
      <IntervalChart
        axis={axis}
        ticks={ticksOf(axis)}
        tickText={(value) => (isShare ? String(Math.round(100 * value)) : String(Number(value.toFixed(2))))}
        groups={[
          {
            id: measure.id,
            rows: rows.map(({ subject, condition, estimate, value }) => ({
              id: `${subject} ${condition}`,
              name: nameOfSubject(names, subject),
              about: manyConditions
                ? (report.names.conditions[condition]?.name[locale] ?? condition)
                : undefined,
              value,
              low: isKnown ? estimate.low : null,
              high: isKnown ? estimate.high : null,
              isHollow: !isKnown,
              said: shownValue(measure, value),
              known: [isKnown ? shownInterval(measure, estimate) : '', t('lead.n', { n: estimate.deals })]
                .filter((part) => part !== '')
                .join(' · '),
            })),
          },
        ]}
      />
    </figure>
  )
}
