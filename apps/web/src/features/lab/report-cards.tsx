import type { ExperimentRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { ExperimentFacts } from './front-page.tsx'

interface Result {
  readonly question: string | undefined
  readonly answer: string
  readonly evidence: string | null
  readonly picture: ReactNode
}

interface ReportCardsProps {
  readonly reports: readonly {
    readonly row: ExperimentRow
    /** What it asks first, its answer, and the picture of that. */
    readonly result: Result | undefined
  }[]
}

/** Public experiments, each with what it found and a picture of it. One without a report says how far it is. */
export function ReportCards({ reports }: ReportCardsProps) {
  const t = useTranslations('lab')
  return (
    <ul className="grid gap-4">
      {reports.map(({ row, result }) => (
        <li
          key={row.id}
          className="group relative grid gap-x-12 gap-y-6 rounded-card border border-line bg-raised p-5 *:min-w-0 hover:border-strong sm:p-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <div className="flex flex-col">
            <h3 className="label wrap-anywhere">
              <Link
                href={`/lab/${row.id}`}
                className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
              >
                {row.name}
              </Link>
            </h3>
            {result?.question !== undefined && (
              <p className="pt-1.5 text-sm text-pretty text-soft">{result.question}</p>
            )}
            <p className="display pt-2 text-xl text-balance first-letter:uppercase">
              {result?.answer ?? t(`states.${row.state}`)}
            </p>
            {result?.evidence && <p className="figures pt-2 text-sm text-soft">{result.evidence}</p>}
            <p className="figures mt-auto pt-4 text-xs text-soft">
              <ExperimentFacts row={row} />
            </p>
          </div>
          {result ? (
            result.picture
          ) : (
            <div className="self-center">
              <ProgressBar done={row.played} all={row.matches} label={t('live.label')} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
