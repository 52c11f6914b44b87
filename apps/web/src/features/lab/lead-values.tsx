import type { Report } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { nameOfSubject } from './named-subjects.ts'
import type { SubjectNames } from './named-subjects.ts'
import { shownInterval, shownValue } from './report-numbers.ts'

interface LeadValuesProps {
  readonly report: Report
  /** The measure that the finding is about. */
  readonly measure: string | undefined
  readonly names: SubjectNames | undefined
}

/** Each subject under each condition on one axis, with its interval, highest first. */
export function LeadValues({ report, measure: id, names }: LeadValuesProps) {
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
