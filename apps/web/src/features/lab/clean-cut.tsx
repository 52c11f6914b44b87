import { cleanNote, cleanReport } from '@wis/lab'
import type { Report } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { DifferencesTable } from './differences-table.tsx'
import { ResultsTable } from './results-table.tsx'

interface CleanCutProps {
  readonly report: Report
  readonly isEarly: boolean
  readonly matchesAt: (subject: string, condition: string) => string
}

/** The tables once more, of the matches without a missing or refused answer, or why there are none. */
export function CleanCut({ report, isEarly, matchesAt }: CleanCutProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const note = cleanNote(report, locale)
  if (note === undefined) return null
  const own = cleanReport(report)
  const captionOf = (of: 'results' | Difference) => t('cleanOf', { table: t(of) })
  return (
    <section aria-labelledby="clean" data-testid="clean-cut">
      <SectionTitle id="clean" title={t('clean')} />
      <p className="max-w-[70ch] pb-3 text-sm text-soft">{note}</p>
      {own && (
        <div className="grid gap-8 *:min-w-0">
          <ResultsTable report={own} matchesAt={matchesAt} caption={captionOf('results')} />
          {differences
            .filter((of) => (own[of] ?? []).length > 0)
            .map((of) => (
              <div key={of}>
                <h3 className="pb-2 font-semibold">{captionOf(of)}</h3>
                <p className="max-w-[70ch] pb-3 text-sm text-soft">
                  {own.families?.find(({ family }) => family === of)?.sentence[locale]}
                </p>
                <DifferencesTable report={own} of={of} isEarly={isEarly} caption={captionOf(of)} />
              </div>
            ))}
        </div>
      )}
    </section>
  )
}

const differences = ['effects', 'contrasts', 'interactions'] as const
type Difference = (typeof differences)[number]
