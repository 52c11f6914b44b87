import type { GameOfBoard, LeaderboardRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Explained } from '../../../components/text/explained.tsx'
import { AgentCell } from '../agent-cell.tsx'
import { boardAddress } from '../board-filter.ts'
import type { BoardFilter } from '../board-filter.ts'
import type { Extent } from '../extent.ts'
import { HeadCell } from '../head-cell.tsx'
import { TableRegion } from '../table-region.tsx'
import { columnId, gameCellOf, gameColumns } from './game-columns.ts'
import type { GameColumn } from './game-columns.ts'

interface GameBoardTableProps {
  readonly rows: readonly LeaderboardRow[]
  readonly game: GameOfBoard
  /** The metrics that the game wants beside its order. */
  readonly wanted: readonly string[]
  readonly hasSides: boolean
  readonly filter: BoardFilter
  readonly caption: string
  readonly extent: Extent
  /** Its name, where a page has several tables with the same columns. */
  readonly table?: string
}

/** A board with the numbers of its game. */
export function GameBoardTable(props: GameBoardTableProps) {
  const { rows, game, wanted, hasSides, filter, caption, extent, table } = props
  const columns = gameColumns({ game, wanted, extent, hasSides })
  const firstBelow = filter.sort === 'total' ? rows.findIndex(({ inGame }) => inGame?.fewMatches) : -1
  return (
    <TableRegion caption={caption}>
      <GameBoardHead columns={columns} filter={filter} extent={extent} table={table} />
      <tbody>
        {rows.map((row, at) => (
          <Fragment key={row.agent.id}>
            {at === firstBelow && <BelowTheOthers span={2 + columns.length} matches={game.matchesToLead} />}
            <tr className="group border-b border-line hover:bg-raised">
              <td
                className={`py-3 text-left font-display font-light text-faint ${row.inGame?.fewMatches ? 'text-base sm:text-lg' : 'text-xl sm:text-2xl'}`}
              >
                {row.rank}
              </td>
              <AgentCell agent={row.agent} isBesideMany={extent === 'all'} />
              {columns.map((column, place) => (
                <Cell key={columnId(column)} row={row} column={column} extent={extent} isMain={place === 0} />
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </TableRegion>
  )
}

function BelowTheOthers({ span, matches }: { span: number; matches: number }) {
  const t = useTranslations('leaderboard.ofGame')
  return (
    <tr>
      <td
        colSpan={span}
        className="label border-b border-line pt-6 pb-2 text-left whitespace-normal text-soft"
      >
        <span className="sticky left-0">{t('below', { matches })}</span>
      </td>
    </tr>
  )
}

const groupNames = ['results', 'game', 'turns'] as const

interface HeadProps {
  readonly columns: readonly GameColumn[]
  readonly filter: BoardFilter
  readonly extent: Extent
  readonly table: string | undefined
}

function GameBoardHead({ columns, filter, extent, table }: HeadProps) {
  const t = useTranslations('leaderboard.ofGame')
  const groups = groupNames.filter((name) => columns.some(({ group }) => group === name))
  const sizeOf = (name: GameColumn['group']) => columns.filter(({ group }) => group === name).length
  return (
    <thead className="text-xs text-soft">
      <tr className={extent === 'all' ? 'max-sm:hidden' : 'hidden'}>
        <td colSpan={2 + sizeOf(null)} />
        {groups.map((group) => (
          <th
            key={group}
            scope="colgroup"
            colSpan={sizeOf(group)}
            className="pt-1 pl-2.5 text-left sm:pl-3.5 3xl:pl-5"
          >
            <span className="label block border-b border-line pb-1 whitespace-nowrap">
              {t(`groups.${group}`)}
            </span>
          </th>
        ))}
      </tr>
      <tr className="border-b border-strong">
        <HeadCell
          name="rank"
          filter={filter}
          table={table}
          className="pl-0! text-left"
          explanation={t('explained.rank')}
        />
        <HeadCell
          name="agent"
          filter={filter}
          table={table}
          className="sticky left-0 z-10 bg-ground pl-2! text-left sm:pl-5!"
        />
        {columns.map((column, place) => (
          <GameHeadCell
            key={columnId(column)}
            column={column}
            filter={filter}
            extent={extent}
            table={table}
            opens={place > columns.length / 2 ? 'left' : 'leftOnPhone'}
          />
        ))}
      </tr>
    </thead>
  )
}

interface GameHeadCellProps {
  readonly column: GameColumn
  readonly filter: BoardFilter
  readonly extent: Extent
  readonly table: string | undefined
  readonly opens: 'left' | 'leftOnPhone'
}

function GameHeadCell({ column, filter, extent, table = '', opens }: GameHeadCellProps) {
  const t = useTranslations('leaderboard.ofGame')
  const locale = useLocale()
  const { sort } = column
  const isCurrent = sort !== undefined && filter.sort === sort
  const [name, explanation] =
    'metric' in column
      ? [column.metric.name[locale], `${column.metric.formula[locale]}${t(`better.${column.metric.better}`)}`]
      : [t(`columns.${column.name}`), t(`explained.${column.name}`)]
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? 'descending' : undefined}
      className={`break-keep py-2 pl-2.5 align-bottom font-medium sm:pl-3.5 3xl:pl-5 ${isCurrent ? 'text-ink' : ''} ${shown(column, extent)}`}
    >
      <Explained
        id={`explained-${columnId(column)}${table}`}
        text={name}
        explanation={explanation}
        opens={opens}
        {...(sort && { address: boardAddress({ ...filter, sort, cursor: undefined }) })}
      />
      {isCurrent && <span aria-hidden="true"> ↓</span>}
    </th>
  )
}

/** In the short form, columns that do not fit on a phone are hidden there. */
const shown = ({ isOnPhone = false }: GameColumn, extent: Extent) =>
  extent === 'all' || isOnPhone ? '' : 'max-sm:hidden'

interface CellProps {
  readonly row: LeaderboardRow
  readonly column: GameColumn
  readonly extent: Extent
  readonly isMain: boolean
}

function Cell({ row, column, extent, isMain }: CellProps) {
  const t = useTranslations()
  const { text, interval, margin, counts } = gameCellOf(row, column)
  const size = isMain ? 'font-display text-base sm:text-xl' : ''
  return (
    <td className={`py-2 pl-2.5 whitespace-nowrap sm:pl-3.5 3xl:pl-5 ${shown(column, extent)}`}>
      <span className={size}>{text ?? <span className="text-faint">{t('list.empty')}</span>}</span>
      {interval && <Small>{t('leaderboard.ofGame.interval', interval)}</Small>}
      {margin && <Small>{t('leaderboard.ofGame.margin', margin)}</Small>}
      {counts && <Small>{t('leaderboard.count', counts)}</Small>}
    </td>
  )
}

const Small = ({ children }: { children: string }) => (
  <span className="block text-2xs text-faint">{children}</span>
)
