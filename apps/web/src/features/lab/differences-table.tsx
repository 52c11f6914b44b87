import { leavesDealsOut, leftOutNote, markedAbout, whyNoInterval } from '@wis/lab'
import type { Report, Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { LabTable } from './lab-table.tsx'
import { shownChance, shownInterval, shownSize, signedValue } from './report-numbers.ts'

interface DifferencesTableProps {
  readonly report: Results & Pick<Report, 'calibrations'>
  readonly of: 'effects' | 'contrasts' | 'interactions'
  /** Whether more matches are to come. */
  readonly isEarly: boolean
  readonly caption?: string
}

type Compared = Results['effects'][number] | Results['contrasts'][number]

/** What conditions do, or what sets subjects apart, with the chance of such a difference if there is none. */
export function DifferencesTable({ report, of, isEarly, caption }: DifferencesTableProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const { measures, names, families, interactions } = report
  const isMarked = (one: Compared) => of !== 'interactions' && leavesDealsOut(report, one)
  const found: readonly Compared[] = report[of] ?? []
  const rows = found.map((one) => {
    const measure = measures.find(({ id }) => id === one.measure)
    const unit = measure ?? { unit: 'count' as const }
    const share = unit.unit === 'share' ? ', %' : ''
    return [
      'subject' in one ? one.subject : `${one.first} − ${one.second}`,
      names.conditions[one.condition]?.name[locale] ?? one.condition,
      `${measure ? markedAbout(measure, report).name[locale] : one.measure}${share}`,
      `${isMarked(one) ? '≈ ' : ''}${signedValue(unit, one.difference.value)}`,
      shownInterval(unit, one.difference) || whyNoInterval(one.difference, locale),
      ...(families ? [one.together ? shownInterval(unit, one.together) : '–'] : []),
      ...(interactions ? [shownSize(one.size)] : []),
      shownChance(one.corrected),
      String(one.difference.deals),
      one.isTold ? t('yes') : t(isEarly ? 'notYet' : 'no'),
    ]
  })
  const head = [
    ...[t(of === 'effects' ? 'subject' : 'pair'), t('condition'), t('measure'), t('difference')],
    ...[t('interval'), ...(families ? [t('together')] : []), ...(interactions ? [t('effectSize')] : [])],
    ...[t('chance'), t('deals'), t('told')],
  ]
  return (
    <>
      <LabTable caption={caption ?? t(of)} head={head} rows={rows} />
      {found.some(isMarked) && <p className="max-w-[70ch] pt-2 text-xs text-soft">{leftOutNote[locale]}</p>}
    </>
  )
}
