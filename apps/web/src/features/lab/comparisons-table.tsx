import { leavesDealsOut, leftOutNote, markedAbout, whyNoInterval } from '@wis/lab'
import type { Report, Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { nameOfSubject } from './findings.tsx'
import type { SubjectNames } from './findings.tsx'
import { LabTable } from './lab-table.tsx'
import { higherFirst, shownChance, shownInterval, shownSize, signedValue } from './report-numbers.ts'

const families = ['effects', 'contrasts', 'interactions'] as const
export type Family = (typeof families)[number]

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

type Compared = Results['effects'][number] | Results['contrasts'][number]

/** A longer table shows its significant rows. All rows are one press away. */
const mostRows = 24

/** What conditions do, or what sets subjects apart, with the chance of such a difference if there is none. */
export function ComparisonsTable({ report, of, isEarly, caption, subjects }: ComparisonsTableProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const { measures, names, families: corrected, interactions } = report
  const isMarked = (one: Compared) => of !== 'interactions' && leavesDealsOut(report, one)
  const found: readonly Compared[] =
    of === 'contrasts' ? report.contrasts.map(higherFirst) : (report[of] ?? [])
  const rows = found.map((one) => {
    const measure = measures.find(({ id }) => id === one.measure)
    const unit = measure ?? { unit: 'count' as const }
    const share = unit.unit === 'share' ? ', %' : ''
    return [
      'subject' in one
        ? nameOfSubject(subjects, one.subject)
        : `${nameOfSubject(subjects, one.first)} − ${nameOfSubject(subjects, one.second)}`,
      names.conditions[one.condition]?.name[locale] ?? one.condition,
      `${measure ? markedAbout(measure, report).name[locale] : one.measure}${share}`,
      `${isMarked(one) ? '≈ ' : ''}${signedValue(unit, one.difference.value)}`,
      shownInterval(unit, one.difference) || whyNoInterval(one.difference, locale),
      ...(corrected ? [one.together ? shownInterval(unit, one.together) : '–'] : []),
      ...(interactions ? [shownSize(one.size)] : []),
      shownChance(one.corrected),
      String(one.difference.deals),
      one.isTold ? t('yes') : t(isEarly ? 'notYet' : 'no'),
    ]
  })
  const told = rows.filter((_, at) => found[at]?.isTold)
  const head = [
    ...[t(of === 'effects' ? 'subject' : 'pair'), t('condition'), t('measure'), t('difference')],
    ...[t('interval'), ...(corrected ? [t('together')] : []), ...(interactions ? [t('effectSize')] : [])],
    ...[t('chance'), t('deals'), t('told')],
  ]
  const whole = (
    <>
      <LabTable caption={caption ?? t(of)} head={head} rows={rows} />
      {found.some(isMarked) && <p className="max-w-[70ch] pt-2 text-xs text-soft">{leftOutNote[locale]}</p>}
    </>
  )
  return (
    <>
      {rows.length > mostRows && (
        <>
          {told.length > 0 && <LabTable caption={caption ?? t(of)} head={head} rows={told} />}
          <details className="pt-3">
            <summary className="w-fit text-soft underline decoration-rim underline-offset-4">
              {t('allRows', { count: rows.length })}
            </summary>
            <div className="pt-3">{whole}</div>
          </details>
        </>
      )}
      {rows.length <= mostRows && whole}
    </>
  )
}
