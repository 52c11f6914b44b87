import type { NormalisedTablePage } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Explained } from '../../components/text/explained.tsx'
import { AgentCell } from '../leaderboard/agent-cell.tsx'
import { TableRegion } from '../leaderboard/table-region.tsx'

type Row = NormalisedTablePage['items'][number]
type Ranged = NonNullable<Row['average']>

interface GamesTableProps {
  readonly page: NormalisedTablePage
  readonly caption: string
}

/** Several games side by side, one row an agent. */
export function GamesTable({ page, caption }: GamesTableProps) {
  const { columns, items } = page
  return (
    <TableRegion caption={caption}>
      <GamesTableHead columns={columns} />
      <tbody>
        {items.map((row) => (
          <tr key={row.agent.id} className="group border-b border-line hover:bg-raised">
            <td className="py-3 text-left font-display text-xl font-light text-faint">{row.place}</td>
            <AgentCell agent={row.agent} isBesideMany />
            <AverageCell row={row} games={columns.length} />
            {row.cells.map((cell, at) => (
              <ScoreCell key={columns[at]?.game ?? at} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}

const cellStyle = 'py-2 pl-3 align-top whitespace-nowrap sm:pl-4'

function GamesTableHead({ columns }: Pick<NormalisedTablePage, 'columns'>) {
  const t = useTranslations('games.table')
  const locale = useLocale()
  const format = useFormatter()
  return (
    <thead className="text-xs text-soft">
      <tr className="border-b border-strong">
        <th scope="col" className="py-2 text-left align-bottom font-medium">
          {t('place')}
        </th>
        <th
          scope="col"
          className="sticky left-0 z-10 bg-ground py-2 pl-2 text-left align-bottom font-medium sm:pl-5"
        >
          {t('agent')}
        </th>
        <th scope="col" className={`${cellStyle} align-bottom font-medium`}>
          {t('average')}
        </th>
        {columns.map(({ game, name, value, ruleset, asPublished, matches }, at) => (
          <th key={game} scope="col" className={`break-keep ${cellStyle} align-bottom font-medium`}>
            <Explained
              id={`explained-${game}`}
              text={name[locale]}
              explanation={
                ruleset === null
                  ? t('notPlayed', { formula: value.formula[locale] })
                  : t(asPublished ? 'asPublished' : 'otherRuleset', {
                      formula: value.formula[locale],
                      ruleset,
                      matches: format.number(matches),
                    })
              }
              opens={at > 2 ? 'left' : 'leftOnPhone'}
            />
            <span className="block text-2xs font-normal text-faint">{value.name[locale]}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function AverageCell({ row: { average, games }, games: all }: { row: Row; games: number }) {
  const t = useTranslations('games.table')
  return (
    <td className={cellStyle}>
      <Score score={average} isMain />
      <span className="block text-2xs text-faint">{t('games', { games, all })}</span>
    </td>
  )
}

function ScoreCell({ cell }: { cell: Row['cells'][number] }) {
  const t = useTranslations('games.table')
  if (!cell) return <td className={`${cellStyle} text-faint`}>{t('none')}</td>
  if (cell.missing > 0)
    return (
      <td className={`${cellStyle} text-xs text-faint`}>
        {t('missing', { missing: cell.missing })}
        <span className="block text-2xs">{t('matches', { matches: cell.matches })}</span>
      </td>
    )
  return (
    <td className={cellStyle}>
      <Score score={cell.score} />
      <span className="block text-2xs text-faint">{t('matches', { matches: cell.matches })}</span>
    </td>
  )
}

function Score({ score, isMain = false }: { score: Ranged | null; isMain?: boolean }) {
  const t = useTranslations('games.table')
  if (!score) return <span className="text-faint">{t('none')}</span>
  const { value, low, high } = score
  return (
    <>
      <span className={isMain ? 'font-display text-lg' : 'text-base'}>{value.toFixed(1)}</span>
      <span className="block text-2xs text-faint">
        {t('interval', { low: low.toFixed(0), high: high.toFixed(0) })}
      </span>
    </>
  )
}
