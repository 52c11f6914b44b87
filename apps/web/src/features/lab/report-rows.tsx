import type { ExperimentRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { ExperimentFacts, progressOf } from './front-page.tsx'

interface Result {
  readonly question: string | undefined
  readonly answer: string
  readonly evidence: string | null
  /** Of its answer. */
  readonly picture: ReactNode
}

interface ReportRowsProps {
  readonly reports: readonly {
    readonly row: ExperimentRow
    /** What it asks first, its answer, and the picture of that. */
    readonly result: Result | undefined
  }[]
}

/** Public experiments, each with what it found, and its difference beside 0. One that goes on says how far it is. */
export function ReportRows({ reports }: ReportRowsProps) {
  const t = useTranslations('lab')
  const besideOf = ({ row, result }: ReportRowsProps['reports'][number]) => {
    const progress = progressOf(row)
    if (result) return result.picture
    return progress && <ProgressBar {...progress} label={t('live.label')} />
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {reports.map(({ row, result }) => {
        const beside = besideOf({ row, result })
        return (
          <li
            key={row.id}
            className="group relative grid gap-x-10 gap-y-3 py-5 *:min-w-0 lg:grid-cols-[15rem_minmax(0,1fr)_22rem]"
          >
            <div>
              <h3 className="font-semibold wrap-anywhere">
                <Link
                  href={`/lab/${row.id}`}
                  className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
                >
                  {row.name}
                </Link>
              </h3>
              {result?.question !== undefined && (
                <p className="pt-1 text-sm text-pretty text-soft">{result.question}</p>
              )}
            </div>
            <div className={beside ? '' : 'lg:col-span-2'}>
              <p className="display text-xl text-balance first-letter:uppercase">
                {result?.answer ?? t(`states.${row.state}`)}
              </p>
              {result?.evidence && (
                <p className="figures pt-1.5 text-sm text-pretty text-soft">{result.evidence}</p>
              )}
              <p className="figures pt-2 text-xs text-soft">
                <ExperimentFacts row={row} />
              </p>
            </div>
            {beside && <div className="self-center">{beside}</div>}
          </li>
        )
      })}
    </ul>
  )
}
