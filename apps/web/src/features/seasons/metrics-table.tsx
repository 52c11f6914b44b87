import type { Comparison } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { TableRegion } from '../leaderboard/table-region.tsx'

type Metric = NonNullable<Comparison['metrics']>[number]

interface MetricsTableProps {
  readonly metrics: readonly Metric[]
  /** The names of both agents. */
  readonly names: readonly [string, string]
}

/** The metrics of a game for two agents, side by side. */
export function MetricsTable({ metrics, names }: MetricsTableProps) {
  const t = useTranslations('seasons.compare')
  const locale = useLocale()
  return (
    <section aria-labelledby="metrics" className="max-w-3xl pt-12">
      <SectionTitle id="metrics" title={t('metrics')} />
      <TableRegion caption={t('metrics')}>
        <thead className="text-xs text-soft">
          <tr className="border-b border-strong">
            <th scope="col" className="py-2 pr-3 text-left font-medium">
              {t('metric')}
            </th>
            {names.map((name, at) => (
              <th key={at} scope="col" className="py-2 pl-3 font-medium wrap-anywhere">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {metrics.map(({ id, name, formula, unit, first, second }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {name[locale]}
                <span className="block text-2xs text-faint">{formula[locale]}</span>
              </th>
              <Value unit={unit} number={first} />
              <Value unit={unit} number={second} />
            </tr>
          ))}
        </tbody>
      </TableRegion>
    </section>
  )
}

function Value({ unit, number: { value, sum, of } }: { unit: Metric['unit']; number: Metric['first'] }) {
  const t = useTranslations('seasons.compare')
  const tBoard = useTranslations('leaderboard')
  if (value === null) return <td className="py-2 pl-3 text-faint">{t('metricsNone')}</td>
  return (
    <td className="py-2 pl-3 align-top whitespace-nowrap">
      {unit === 'share' ? `${(value * 100).toFixed(0)}%` : value.toFixed(2)}
      {unit === 'share' && (
        <span className="block text-2xs text-faint">{tBoard('count', { count: sum, of })}</span>
      )}
    </td>
  )
}
