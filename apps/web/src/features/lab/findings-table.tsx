import type { Difference, Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { TableRegion } from '../leaderboard/table-region.tsx'
import { higherFirst, shownChance, shownInterval, shownSize, signedValue } from './report-numbers.ts'
import { nameOfSubject } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

interface FindingsTableProps {
  readonly report: Results
  readonly of: readonly Difference[]
  readonly names: SubjectNames | undefined
}

/** Differences by who, what, by how much and how sure. A phone has the measure and the interval below what they belong to. */
export function FindingsTable({ report, of, names }: FindingsTableProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const { conditions } = report.spec
  const conditionOf = (id: string) => report.names.conditions[id]?.name[locale] ?? id
  const nameOf = (subject: string) => nameOfSubject(names, subject)
  /** Two subjects stand with the higher one first, the effects on two as they were subtracted. */
  const aboutOf = (one: Difference) => {
    const effect = report.effects.find((other) => other === one)
    if (effect)
      return {
        ...effect,
        who: nameOf(effect.subject),
        under: `${conditionOf(effect.condition)} − ${conditionOf(conditions[0] ?? '')}`,
      }
    const contrast = report.contrasts.find((other) => other === one)
    const turned = contrast && higherFirst(contrast)
    const pair = turned ?? report.interactions?.find((other) => other === one)
    const between = { first: nameOf(pair?.first ?? ''), second: nameOf(pair?.second ?? '') }
    return {
      ...(turned ?? one),
      who: contrast ? t('lead.above', between) : `${between.first} − ${between.second}`,
      under: conditionOf(pair?.condition ?? ''),
    }
  }
  const hasSizes = of.some(({ size }) => size?.value != null)
  const onPage = 'max-sm:hidden'
  return (
    <TableRegion caption={t('findings')} look="many-cells">
      <thead className="text-xs text-soft">
        <tr className="border-b border-strong *:py-2 *:pl-4 *:font-medium">
          <th scope="col" className="pl-0! text-left">
            {t('subject')}
          </th>
          <th scope="col" className={`text-left ${onPage}`}>
            {t('measure')}
          </th>
          {conditions.length > 1 && (
            <th scope="col" className={`text-left ${onPage}`}>
              {t('condition')}
            </th>
          )}
          <th scope="col">{t('difference')}</th>
          <th scope="col" className={onPage}>
            {t('interval')}
          </th>
          {hasSizes && (
            <th scope="col" className={onPage}>
              {t('effectSize')}
            </th>
          )}
          <th scope="col">{t('chance')}</th>
        </tr>
      </thead>
      <tbody>
        {of.map((one) => {
          const { who, under, difference, size } = aboutOf(one)
          const measure = report.measures.find(({ id }) => id === one.measure)
          const unit = measure ?? { unit: 'count' as const }
          const measureName = measure?.name[locale] ?? one.measure
          return (
            <tr key={one.sentence.en}>
              <th scope="row" className="max-sm:max-w-none!">
                {who}
                <span className="block text-xs text-soft sm:hidden">
                  {conditions.length > 1 ? `${measureName} · ${under}` : measureName}
                </span>
              </th>
              <td className={`text-left ${onPage}`}>{measureName}</td>
              {conditions.length > 1 && <td className={`text-left ${onPage}`}>{under}</td>}
              <td>
                <span className={one.isTold ? 'font-semibold' : ''}>
                  {signedValue(unit, difference.value)}
                  {unit.unit === 'share' && t('lead.points')}
                </span>
                <span className="block text-xs text-soft sm:hidden">{shownInterval(unit, difference)}</span>
              </td>
              <td className={onPage}>{shownInterval(unit, difference) || '–'}</td>
              {hasSizes && <td className={onPage}>{shownSize(size && { ...size, low: null })}</td>}
              <td>{shownChance(one.corrected)}</td>
            </tr>
          )
        })}
      </tbody>
    </TableRegion>
  )
}
