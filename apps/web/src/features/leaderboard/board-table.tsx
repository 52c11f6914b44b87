import type { RatedDay } from '@wis/db'
import type { LeaderboardRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { AgentCell } from './agent-cell.tsx'
import type { BoardFilter } from './board-filter.ts'
import { cellOf, columnGroups, columns } from './columns.ts'
import type { ColumnName, NumberName } from './columns.ts'
import { HeadCell } from './head-cell.tsx'
import { placesText } from './places-text.ts'
import { RatingCell } from './rating-cell.tsx'
import { ratingAxis } from './rating-axis.ts'
import type { RatingAxis } from './rating-axis.ts'
import { TableRegion } from './table-region.tsx'
import { Trend } from './trend.tsx'

interface BoardTableProps {
  readonly rows: readonly LeaderboardRow[]
  readonly histories: ReadonlyMap<string, readonly RatedDay[]>
  readonly filter: BoardFilter
  readonly caption: string
}

export function BoardTable({ rows, histories, filter, caption }: BoardTableProps) {
  const axis = ratingAxis(rows)
  return (
    <TableRegion caption={caption}>
      <BoardHead filter={filter} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.agent.id} className="group border-b border-line hover:bg-raised">
            <td className="py-3 text-left font-display text-2xl font-light text-faint">{row.rank}</td>
            <AgentCell agent={row.agent} />
            {columns.map(({ name }) => (
              <BoardCell
                key={name}
                name={name}
                row={row}
                axis={axis}
                days={histories.get(row.agent.id) ?? []}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}

function BoardHead({ filter }: { filter: BoardFilter }) {
  const t = useTranslations('leaderboard')
  const ungrouped = columns.filter(({ group }) => group === null).length
  return (
    <thead className="text-xs text-soft">
      <tr>
        <td colSpan={2 + ungrouped} />
        {columnGroups.map((group) => (
          <th
            key={group}
            scope="colgroup"
            colSpan={columns.filter((column) => column.group === group).length}
            className="pt-1 pl-5 text-left"
          >
            <span className="label block border-b border-line pb-1">{t(`groups.${group}`)}</span>
          </th>
        ))}
      </tr>
      <tr className="border-b border-strong">
        <HeadCell name="rank" filter={filter} className="pl-0! text-left" />
        <HeadCell
          name="agent"
          filter={filter}
          className="sticky left-0 z-10 bg-ground pl-4! text-left sm:pl-5!"
        />
        {columns.map(({ name, sort }, place) => (
          <HeadCell
            key={name}
            name={name}
            filter={filter}
            sort={sort}
            className={name === 'rating' ? 'text-left' : ''}
            opens={place > columns.length / 2 ? 'left' : 'right'}
          />
        ))}
      </tr>
    </thead>
  )
}

interface BoardCellProps {
  readonly name: ColumnName
  readonly row: LeaderboardRow
  readonly axis: RatingAxis | undefined
  readonly days: readonly RatedDay[]
}

function BoardCell({ name, row, axis, days }: BoardCellProps) {
  switch (name) {
    case 'rating':
      return <RatingCell row={row} axis={axis} />
    case 'places':
      return <PlacesCell row={row} />
    case 'trend':
      return (
        <td className="py-2 pl-5">
          <Trend days={days} />
        </td>
      )
    default:
      return <NumberCell row={row} name={name} />
  }
}

function NumberCell({ row, name }: { row: LeaderboardRow; name: NumberName }) {
  const t = useTranslations()
  const { text, counts } = cellOf(row, name)
  return (
    <td className={`py-2 pl-5 whitespace-nowrap ${name === 'total' ? 'font-display text-xl' : ''}`}>
      {text ?? <span className="text-faint">{t('list.empty')}</span>}
      {counts && <span className="block text-2xs text-faint">{t('leaderboard.count', counts)}</span>}
    </td>
  )
}

function PlacesCell({ row: { rankRange, provisional } }: { row: LeaderboardRow }) {
  const t = useTranslations()
  return (
    <td className={`py-2 pl-5 whitespace-nowrap ${provisional ? 'text-faint' : ''}`}>
      {rankRange ? placesText(rankRange) : t('list.empty')}
    </td>
  )
}
