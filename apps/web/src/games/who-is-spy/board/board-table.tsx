import type { RatedDay } from '@wis/db/boards'
import type { LeaderboardRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { AgentCell } from '../../../features/leaderboard/agent-cell.tsx'
import type { BoardFilter } from '../../../features/leaderboard/board-filter.ts'
import type { Extent } from '../../../features/leaderboard/extent.ts'
import { HeadCell } from '../../../features/leaderboard/head-cell.tsx'
import { placesText } from '../../../features/leaderboard/places-text.ts'
import { ratingAxis } from '../../../features/leaderboard/skill/rating-axis.ts'
import type { RatingAxis } from '../../../features/leaderboard/skill/rating-axis.ts'
import { RatingCell } from '../../../features/leaderboard/skill/rating-cell.tsx'
import { TableRegion } from '../../../features/leaderboard/table-region.tsx'
import { Trend } from '../../../features/leaderboard/trend/trend.tsx'
import { columnGroups, columnsOf, isOnPhone } from './columns.ts'
import type { BoardShape, Column } from './columns.ts'
import { NumberCell } from './number-cell.tsx'
import { RoleHeads } from './role-heads.tsx'

interface BoardTableProps {
  readonly rows: readonly LeaderboardRow[]
  readonly histories: ReadonlyMap<string, readonly RatedDay[]>
  readonly filter: BoardFilter
  readonly caption: string
  /** How much of the board its reader wants to see. */
  readonly extent: Extent
}

export function BoardTable({ rows, histories, filter, caption, extent }: BoardTableProps) {
  const axis = ratingAxis(rows)
  const shape = { extent, sort: filter.sort }
  const columns = columnsOf(shape)
  return (
    <TableRegion caption={caption}>
      <BoardHead filter={filter} shape={shape} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.agent.id} className="group border-b border-line hover:bg-raised">
            <td className="py-3 text-left font-display text-xl font-light text-faint sm:text-2xl">
              {row.rank}
            </td>
            <AgentCell agent={row.agent} isBesideMany={extent === 'all'} />
            {columns.map((column) => (
              <BoardCell
                key={column.name}
                column={column}
                row={row}
                axis={axis}
                className={shown(column, shape)}
                days={histories.get(row.agent.id) ?? []}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}

/** Hides columns that do not fit on a phone. */
const shown = (column: Column, shape: BoardShape) =>
  shape.extent === 'all' || isOnPhone(column, shape) ? '' : 'max-sm:hidden'

function BoardHead({ filter, shape }: { filter: BoardFilter; shape: BoardShape }) {
  const t = useTranslations('leaderboard')
  const { extent } = shape
  const columns = columnsOf(shape)
  const has = (group: string) => columns.some((column) => column.group === group)
  const groups = extent === 'all' ? columnGroups.filter(has) : []
  const ungrouped = columns.filter(({ group }) => group === null).length
  return (
    <thead className="text-xs text-soft">
      <tr className={extent === 'all' ? 'max-sm:hidden' : 'hidden'}>
        <td colSpan={2 + ungrouped} />
        {groups.map((group) => (
          <th
            key={group}
            scope="colgroup"
            colSpan={columns.filter((column) => column.group === group).length}
            className="pt-1 pl-2.5 text-left sm:pl-3.5 3xl:pl-5"
          >
            <span className="label block border-b border-line pb-1 whitespace-nowrap">
              {t(`groups.${group}`)}
            </span>
          </th>
        ))}
      </tr>
      <tr className="border-b border-strong">
        <HeadCell name="rank" filter={filter} className="pl-0! text-left" />
        <HeadCell
          name="agent"
          filter={filter}
          className="sticky left-0 z-10 bg-ground pl-2! text-left sm:pl-5!"
        />
        {columns.map((column, place) => {
          const opens = place > columns.length / 2 ? 'left' : 'leftOnPhone'
          return (
            <HeadCell
              key={column.name}
              name={column.name}
              sort={column.sort}
              filter={filter}
              opens={opens}
              className={`${shown(column, shape)} ${column.name === 'rating' ? 'text-left' : ''}`}
            >
              {column.inRole && <RoleHeads column={column} filter={filter} opens={opens} />}
            </HeadCell>
          )
        })}
      </tr>
    </thead>
  )
}

interface BoardCellProps {
  readonly column: Column
  readonly row: LeaderboardRow
  readonly axis: RatingAxis | undefined
  readonly days: readonly RatedDay[]
  readonly className: string
}

function BoardCell({ column: { name, inRole }, row, axis, days, className }: BoardCellProps) {
  switch (name) {
    case 'rating':
      return <RatingCell row={row} axis={axis} className={`sm:min-w-28 ${className}`} isNarrow />
    case 'tier':
      return <TierCell row={row} className={className} />
    case 'places':
      return <PlacesCell row={row} className={className} />
    case 'trend':
      return (
        <td className={`py-2 pl-2.5 sm:pl-3.5 3xl:pl-5 ${className}`}>
          <Trend days={days} />
        </td>
      )
    default:
      return <NumberCell row={row} name={name} inRole={inRole} className={className} />
  }
}

function TierCell({ row: { tier }, className }: Pick<BoardCellProps, 'row' | 'className'>) {
  const t = useTranslations()
  return <td className={`py-2 pl-2.5 sm:pl-3.5 3xl:pl-5 ${className}`}>{tier ?? t('list.empty')}</td>
}

function PlacesCell({ row, className }: Pick<BoardCellProps, 'row' | 'className'>) {
  const t = useTranslations()
  const { rankRange, provisional } = row
  return (
    <td
      className={`py-2 pl-2.5 whitespace-nowrap sm:pl-3.5 3xl:pl-5 ${provisional ? 'text-faint' : ''} ${className}`}
    >
      {rankRange ? placesText(rankRange) : t('list.empty')}
    </td>
  )
}
