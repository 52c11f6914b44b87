import { figuresOf, fileOfFigure, leastDeals } from '@wis/lab'
import type { Report } from '@wis/lab'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { FigureView } from './figure-view.tsx'
import { chartOf, inTwo, isTooFew, mainFinding, nameOfSubject, withNames } from './findings.tsx'
import type { SubjectNames } from './findings.tsx'
import { IntervalChart, ticksOf } from './interval-chart.tsx'
import { shownInterval, shownValue } from './report-numbers.ts'

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
      </div>
      {chart ? (
        <FigureView
          figure={chart}
          isSmall={false}
          matchesAt={matchesAt}
          pdf={pdfAt(fileOfFigure(chart.id))}
        />
      ) : (
        <LeadValues report={report} measure={main.finding?.measure} names={names} hasTooFew={hasTooFew} />
      )}
    </section>
  )
}

interface LeadValuesProps {
  readonly report: Report
  /** The measure that the finding is about. */
  readonly measure: string | undefined
  readonly names: SubjectNames | undefined
  /** Whether the deals are too few for intervals of differences. The dots then stand alone. */
  readonly hasTooFew: boolean
}

/** Each subject under each condition on one axis, with its interval, highest first. */
function LeadValues({ report, measure: id, names, hasTooFew }: LeadValuesProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const measure = report.measures.find((one) => one.id === id) ?? report.measures[0]
  if (!measure) return null
  const rows = report.cells
    .flatMap(({ subject, condition, measure: of, estimate }) =>
      of === measure.id && estimate.value !== null
        ? [{ subject, condition, estimate, value: estimate.value }]
        : [],
    )
    .toSorted((one, other) => other.value - one.value)
  if (rows.length < 2) return null
  const ends = rows.flatMap(({ value, estimate: { low, high } }) => [value, low ?? value, high ?? value])
  const isShare = measure.unit === 'share'
  const axis = isShare ? { low: 0, high: 1 } : { low: Math.min(...ends), high: Math.max(...ends) }
  const manyConditions = report.spec.conditions.length > 1
  const isKnown = rows.some(({ estimate }) => !hasTooFew && estimate.low !== null)
  return (
    <figure className="min-w-0 border-t border-line pt-5">
      <figcaption className="pb-4">
        <h3 className="display text-xl">
          {measure.name[locale]}
          {isShare && ', %'}
        </h3>
        <p className="pt-1 text-sm text-soft">{t(isKnown ? 'lead.chart' : 'lead.dots')}</p>
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
