import type { NormalisedTablePage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { TableRegion } from '../leaderboard/table-region.tsx'
import type { HouseCell, HouseLine } from './house-by-strength.ts'

interface HouseTableProps {
  readonly columns: NormalisedTablePage['columns']
  readonly lines: readonly HouseLine[]
}

const cellStyle = 'py-2 pl-3 align-top sm:pl-4'

/** The house agents of each strength, one a game. */
export function HouseTable({ columns, lines }: HouseTableProps) {
  const t = useTranslations('games.table')
  const locale = useLocale()
  return (
    <TableRegion caption={t('houseTitle')}>
      <thead className="text-xs text-soft">
        <tr className="border-b border-strong">
          <th scope="col" className="py-2 text-left align-bottom font-medium">
            {t('strength')}
          </th>
          {columns.map(({ game, name }) => (
            <th key={game} scope="col" className={`break-keep ${cellStyle} align-bottom font-medium`}>
              {name[locale]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ rank, cells }) => (
          <tr key={rank} className="border-b border-line">
            <th scope="row" className="py-2 text-left align-top font-medium whitespace-nowrap">
              {t(`houseRanks.${rank}`)}
            </th>
            {cells.map((cell, at) => (
              <Cell key={columns[at]?.game ?? at} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}

function Cell({ cell }: { cell: HouseCell | null }) {
  const t = useTranslations('games.table')
  const locale = useLocale()
  if (!cell) return <td className={`${cellStyle} text-faint`}>{t('none')}</td>
  const { agent, value, matches } = cell
  return (
    <td className={cellStyle}>
      <span className="text-base">{value.toFixed(1)}</span>
      <Link href={`/agents/${agent.slug}`} className="block text-2xs text-soft">
        {(locale === 'zh' && agent.nameZh) || agent.name}
      </Link>
      <span className="block text-2xs whitespace-nowrap text-faint">{t('matches', { matches })}</span>
    </td>
  )
}
