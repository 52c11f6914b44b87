import { bySize, isCounted, rowsIn } from '@wis/lab'
import type { Family, Report, Results } from '@wis/lab'
import { useTranslations } from 'next-intl'
import { ComparisonRows } from './comparison-rows.tsx'
import { RowsAddUp } from './rows-add-up.tsx'
import type { SubjectNames } from './subject-names.ts'

const families = ['effects', 'contrasts', 'interactions'] as const

/** The families in which something was compared. */
export const familiesIn = (report: Pick<Results, Family>) =>
  families.filter((of) => (report[of] ?? []).length > 0)

interface ComparisonsTableProps {
  readonly report: Results & Pick<Report, 'calibrations'>
  readonly of: Family
  /** Whether more matches are to come. */
  readonly isEarly: boolean
  readonly caption?: string
  readonly subjects: SubjectNames | undefined
}

/** A longer table shows its largest significant rows. All rows are one press away. */
const mostRows = 12
const mostTold = 8

/** What conditions do, or what sets subjects apart, with the chance of such a difference if there is none. */
export function ComparisonsTable({ report, of, isEarly, caption, subjects }: ComparisonsTableProps) {
  const t = useTranslations('lab.report')
  const found: readonly (Results['effects'][number] | Results['contrasts'][number])[] = report[of] ?? []
  // A test that is the same as another is in the whole table.
  const told = found.filter(isCounted).filter(({ isTold }) => isTold)
  const ranked = bySize(told)
  const largest = (ranked.length > 0 ? ranked : told).slice(0, mostTold)
  const counts = rowsIn(report, of)
  const shared = { report, caption: caption ?? t(of), isEarly, names: subjects }
  const note = <p className="max-w-[70ch] pb-3 text-sm text-soft">{t(`${of}Note`)}</p>
  if (told.length > 0 && found.length <= mostRows)
    return (
      <>
        {note}
        <ComparisonRows {...shared} of={found} isByMeasure />
        <RowsAddUp of={counts} />
      </>
    )
  const whole = (
    <details className="pt-3">
      <summary className="w-fit text-soft underline decoration-rim underline-offset-4">
        {t('allRows', { count: found.length })}
      </summary>
      <div className="pt-3">
        {told.length === 0 && note}
        <ComparisonRows {...shared} of={found} isByMeasure />
        {told.length === 0 && counts.tested > 0 && <RowsAddUp of={counts} />}
      </div>
    </details>
  )
  if (told.length === 0)
    return (
      <>
        {counts.tested > 0 ? <p>{t('untold', { count: counts.tested })}</p> : <RowsAddUp of={counts} />}
        {whole}
      </>
    )
  return (
    <>
      {note}
      {told.length !== largest.length && (
        <p className="pb-3 text-sm font-semibold">
          {t('largestOf', { count: largest.length, all: told.length })}
        </p>
      )}
      <ComparisonRows {...shared} of={largest} />
      <RowsAddUp of={counts} />
      {whole}
    </>
  )
}
