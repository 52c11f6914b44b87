import { mainFinding } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { Link, underlined } from '../../components/link/link.tsx'
import { answerOf } from './answer.ts'
import { FirstChart } from './lead-charts.tsx'
import { InkName } from './pair-table.tsx'
import type { Side } from './report-pairs.ts'

interface ChosenReportProps {
  readonly side: Side
  readonly at: 0 | 1
  /** The address of the report. */
  readonly href: string
}

/** What the one report has found that is chosen so far. */
export function ChosenReport({ side: { name, report, names }, at, href }: ChosenReportProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const main = mainFinding(report)
  const answer = main && answerOf(main, { report, names, locale, t })
  return (
    <section aria-label={name} className="min-w-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-2 text-sm">
        <InkName at={at} name={name} />
        <Link href={href} className={underlined}>
          {t('lead.read')}
        </Link>
      </p>
      {answer && (
        <>
          <h2 className="display text-2xl leading-snug! text-balance first-letter:uppercase">
            {answer.headline}
          </h2>
          {answer.evidence && <p className="figures pt-2 text-sm text-pretty text-soft">{answer.evidence}</p>}
        </>
      )}
      <div className="pt-5">
        <FirstChart report={report} names={names} isSaved={false} />
      </div>
    </section>
  )
}
