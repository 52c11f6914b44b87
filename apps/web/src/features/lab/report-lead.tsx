import { figuresOf, fileOfFigure } from '@wis/lab'
import type { Report } from '@wis/lab'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { FigureView } from './figure-view.tsx'
import { LeadValues } from './lead-values.tsx'
import { chartOf, mainFinding } from './main-finding.ts'
import { nameOfSubject, withNames } from './named-subjects.ts'
import type { SubjectNames } from './named-subjects.ts'

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
