import { leavesDealsOut, leftOutNote, markedAbout, whyNoInterval } from '@wis/lab'
import type { Report, Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { LabTable } from './lab-table.tsx'
import { bySize } from './main-finding.ts'
import { higherFirst, shownChance, shownInterval, shownSize, signedValue } from './report-numbers.ts'
import { nameOfSubject } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

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

/** A longer table shows the largest of its significant rows, or where none is, of all. All rows are one press away. */
const mostRows = 12
const mostTold = 8
const mostUntold = 6

/** Who, by how much and how sure. */
const columnsOnPhone = 3

/** What conditions do, or what sets subjects apart, with the chance of such a difference if there is none. */
export function ComparisonsTable({ report, of, isEarly, caption, subjects }: ComparisonsTableProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const { measures, names, families: corrected, interactions } = report
  const hasConditions = report.spec.conditions.length > 1
  const isMarked = (one: Compared) => of !== 'interactions' && leavesDealsOut(report, one)
  const found: readonly Compared[] =
    of === 'contrasts' ? report.contrasts.map(higherFirst) : (report[of] ?? [])
  const rows = found.map((one) => {
    const measure = measures.find(({ id }) => id === one.measure)
    const unit = measure ?? { unit: 'count' as const }
    const share = unit.unit === 'share' ? ', %' : ''
    const between =
      'subject' in one
        ? nameOfSubject(subjects, one.subject)
        : `${nameOfSubject(subjects, one.first)} − ${nameOfSubject(subjects, one.second)}`
    const about = [
      `${measure ? markedAbout(measure, report).name[locale] : one.measure}${share}`,
      ...(hasConditions ? [names.conditions[one.condition]?.name[locale] ?? one.condition] : []),
    ]
    return [
      <div key="between" className="max-sm:w-36">
        <TwoLines first={between} second={about.join(' · ')} />
      </div>,
      <TwoLines
        key="difference"
        first={`${isMarked(one) ? '≈ ' : ''}${signedValue(unit, one.difference.value)}`}
        second={shownInterval(unit, one.difference) || whyNoInterval(one.difference, locale)}
        isStrong={one.isTold}
      />,
      shownChance(one.corrected),
      String(one.difference.deals),
      ...(corrected ? [one.together ? shownInterval(unit, one.together) : '–'] : []),
      ...(interactions ? [shownSize(one.size)] : []),
      one.isTold ? '✓' : isEarly ? t('notYet') : '–',
    ]
  })
  // A test that is the same as another is in the whole table.
  const told = found.filter(({ isTold, sameAs }) => isTold && !sameAs)
  const ranked = bySize(told.length > 0 ? told : found)
  const most = told.length > 0 ? mostTold : mostUntold
  const largest = (ranked.length > 0 ? ranked : told).slice(0, most)
  const first = largest.flatMap((one) => [rows[found.indexOf(one)] ?? []])
  const head = [
    t(of === 'effects' ? 'subject' : 'pair'),
    ...[`${t('difference')} · ${t('interval')}`, t('chance'), t('deals')],
    ...(corrected ? [t('together')] : []),
    ...(interactions ? [t('effectSize')] : []),
    t('told'),
  ]
  const folded = { from: head.length, phoneFrom: columnsOnPhone, label: t('allColumns') }
  const whole = (
    <>
      <LabTable caption={caption ?? t(of)} head={head} rows={rows} folded={folded} />
      {found.some(isMarked) && <p className="max-w-[70ch] pt-2 text-xs text-soft">{leftOutNote[locale]}</p>}
    </>
  )
  return (
    <>
      {rows.length > mostRows && (
        <>
          {(told.length === 0 || told.length > first.length) && (
            <p className="pb-3 text-sm font-semibold">
              {told.length === 0 ? t('noneOf') : t('largestOf', { count: first.length, all: told.length })}
            </p>
          )}
          {first.length > 0 && (
            <LabTable caption={caption ?? t(of)} head={head} rows={first} folded={folded} />
          )}
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

interface TwoLinesProps {
  readonly first: string
  readonly second: string
  readonly isStrong?: boolean
}

function TwoLines({ first, second, isStrong = false }: TwoLinesProps) {
  return (
    <>
      <span className={isStrong ? 'font-semibold' : ''}>{first}</span>
      <span className="block text-xs text-soft">{second}</span>
    </>
  )
}
