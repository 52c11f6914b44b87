import { figuresOf, fileOfFigure } from '@wis/lab'
import type { Report } from '@wis/lab'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { FigureView } from './figure-view.tsx'
import { chartOf, mainFinding, nameOfSubject, withNames } from './findings.tsx'
import type { SubjectNames } from './findings.tsx'
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
  const chart = chartOf(
    figuresOf(report, locale, (subject) => nameOfSubject(names, subject)),
    main.finding,
  )
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
          {main.finding ? withNames(main.finding.sentence[locale], names) : t('noneTold')}
        </h2>
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
        <LeadValues report={report} measure={main.finding?.measure} names={names} />
      )}
    </section>
  )
}

interface LeadValuesProps {
  readonly report: Report
  /** The measure that the finding is about. */
  readonly measure: string | undefined
  readonly names: SubjectNames | undefined
}

/** Each subject under each condition on one axis, with its interval, highest first. */
function LeadValues({ report, measure: id, names }: LeadValuesProps) {
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
  const [low, high] = isShare ? [0, 1] : [Math.min(...ends), Math.max(...ends)]
  const at = (value: number) => `${(((value - low) / (high - low || 1)) * 100).toFixed(1)}%`
  const manyConditions = report.spec.conditions.length > 1
  return (
    <figure className="min-w-0 border-t border-line pt-5">
      <figcaption className="pb-4">
        <h3 className="display text-xl">
          {measure.name[locale]}
          {isShare && ', %'}
        </h3>
        <p className="pt-1 text-sm text-soft">{t('lead.chart')}</p>
      </figcaption>
      <ul className="figures grid gap-3 text-sm">
        {rows.map(({ subject, condition, estimate, value }) => (
          <li
            key={`${subject} ${condition}`}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] items-center gap-x-4"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{nameOfSubject(names, subject)}</span>
              {manyConditions && (
                <span className="block text-xs text-soft">
                  {report.names.conditions[condition]?.name[locale] ?? condition}
                </span>
              )}
            </span>
            <svg aria-hidden="true" className="h-3 w-full overflow-visible">
              <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line" />
              {estimate.low !== null && estimate.high !== null && (
                <line
                  x1={at(estimate.low)}
                  x2={at(estimate.high)}
                  y1="50%"
                  y2="50%"
                  strokeWidth="3"
                  className="stroke-strong"
                />
              )}
              <circle cx={at(value)} cy="50%" r="5" className="fill-ink" />
            </svg>
            <span className="w-24 text-right">
              {shownValue(measure, value)}
              <span className="block text-2xs text-faint">
                {shownInterval(measure, estimate)} · n {estimate.deals}
              </span>
            </span>
          </li>
        ))}
        <li aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] gap-x-4">
          <span />
          <span className="flex justify-between text-2xs text-faint">
            <span>{shownValue(measure, low)}</span>
            <span>{shownValue(measure, high)}</span>
          </span>
          <span className="w-24" />
        </li>
      </ul>
    </figure>
  )
}
