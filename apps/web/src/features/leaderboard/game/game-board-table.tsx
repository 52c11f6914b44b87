import type { RatedDay } from '@wis/db/boards'
import type { LeaderboardRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Explained } from '../../../components/text/explained.tsx'
import type { Opens } from '../../../components/text/explained.tsx'
import { SideMark } from '../../match/table/side-mark.tsx'
import { AgentCell } from '../agent-cell.tsx'
import { boardAddress } from '../board-filter.ts'
import type { BoardFilter, BoardSort } from '../board-filter.ts'
import type { Extent } from '../extent.ts'
import { HeadCell } from '../head-cell.tsx'
import { placesByMain } from '../places-by-main.ts'
import { hasTiers, ratingAxis } from '../skill/rating-bar.tsx'
import { TableRegion } from '../table-region.tsx'
import { hasTrends } from '../trend/trend.tsx'
import { GameBoardCell, shown } from './game-board-cell.tsx'
import { columnGroups, columnId, gameColumns, mainColumnOf } from './game-columns.ts'
import type { CountedRole, GameColumn } from './game-columns.ts'
import { gameOfBoard, hasSides } from './game-of-board.ts'
import type { KitOfBoard } from './game-of-board.ts'

interface GameBoardTableProps {
  readonly rows: readonly LeaderboardRow[]
  /** How the ratings of agents moved, by the ids of the agents. */
  readonly histories: ReadonlyMap<string, readonly RatedDay[]>
  readonly kit: KitOfBoard
  readonly filter: BoardFilter
  readonly caption: string
  readonly extent: Extent
  /** Whether these rows are the whole board. */
  readonly isWhole: boolean
  /** Its name, where a page has several tables with the same columns. */
  readonly table?: string
}

export function GameBoardTable(props: GameBoardTableProps) {
  const { rows, histories, kit, filter, caption, extent, isWhole, table } = props
  const hasCost = rows.some(({ costPerMatch }) => costPerMatch !== undefined)
  const isEmpty = { tier: !hasTiers(rows), trend: !hasTrends(histories) }
  const columns = gameColumns({ kit, extent, sort: filter.sort, hasCost }).filter(
    (column) =>
      !('name' in column && (column.name === 'tier' || column.name === 'trend') && isEmpty[column.name]),
  )
  const axis = ratingAxis(rows)
  // Without ratings, the board itself says who may stand where.
  const isByMain = isWhole && !hasSides(kit) && !kit.part && filter.sort === 'total'
  const places = isByMain ? placesByMain(rows, kit) : rows.map(({ rank }) => rank)
  const firstBelow = filter.sort === 'total' ? rows.findIndex(({ inGame }) => inGame?.fewMatches) : -1
  return (
    <TableRegion caption={caption}>
      <GameBoardHead
        kit={kit}
        columns={columns}
        filter={filter}
        extent={extent}
        isByMain={isByMain}
        table={table}
      />
      <tbody>
        {rows.map((row, at) => (
          <Fragment key={row.agent.id}>
            {at === firstBelow && (
              <BelowTheOthers span={2 + columns.length} matches={gameOfBoard(kit).matchesToLead} />
            )}
            <tr className="group border-b border-line hover:bg-raised">
              <td
                className={`py-3 text-left font-display font-light text-faint ${row.inGame?.fewMatches ? 'text-base sm:text-lg' : 'text-xl sm:text-2xl'}`}
              >
                {places[at]}
              </td>
              <AgentCell agent={row.agent} isBesideMany={extent === 'all'} />
              {columns.map((column) => (
                <GameBoardCell
                  key={columnId(column)}
                  kit={kit}
                  row={row}
                  column={column}
                  axis={axis}
                  days={histories.get(row.agent.id) ?? []}
                  extent={extent}
                  isMain={columnId(column) === mainColumnOf(kit.board)}
                />
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </TableRegion>
  )
}

/** The head of the rows that have too few matches to rank among the others. */
export function BelowTheOthers({ span, matches }: { span: number; matches: number }) {
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

interface HeadProps {
  readonly kit: KitOfBoard
  readonly columns: readonly GameColumn[]
  readonly filter: BoardFilter
  readonly extent: Extent
  /** Whether its places are those that the intervals leave open. */
  readonly isByMain: boolean
  readonly table: string | undefined
}

function GameBoardHead({ kit, columns, filter, extent, isByMain, table }: HeadProps) {
  const t = useTranslations('leaderboard.ofGame')
  const groups = columnGroups.filter((name) => columns.some(({ group }) => group === name))
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
          name={isByMain ? 'places' : 'rank'}
          filter={filter}
          table={table}
          className="pl-0! text-left"
          {...(kit.board.order === 'skill' && { sort: 'total' })}
          {...(kit.board.order !== 'total' && {
            explanation: t(`explained.${isByMain ? 'placesByMain' : 'rank'}`),
          })}
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
            kit={kit}
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
  readonly kit: KitOfBoard
  readonly column: GameColumn
  readonly filter: BoardFilter
  readonly extent: Extent
  readonly table: string | undefined
  readonly opens: 'left' | 'leftOnPhone'
}

function GameHeadCell({ kit, column, filter, extent, table = '', opens }: GameHeadCellProps) {
  const t = useTranslations('leaderboard.ofGame')
  const locale = useLocale()
  const { sort } = column
  const id = `${columnId(column)}${table}`
  const roles = 'metric' in column ? undefined : column.roles
  const isLeft = 'name' in column && column.name === 'rating'
  const isCurrent = sort !== undefined && filter.sort === sort
  const [name, explanation] =
    'metric' in column
      ? [column.metric.name[locale], `${column.metric.formula[locale]}${t(`better.${column.metric.better}`)}`]
      : [t(`columns.${column.name}`), t(`explained.${column.name}`)]
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? 'descending' : undefined}
      className={`break-keep py-2 pl-2.5 align-bottom font-medium sm:pl-3.5 3xl:pl-5 ${isCurrent ? 'text-ink' : ''} ${isLeft ? 'text-left' : ''} ${shown(column, extent)}`}
    >
      <Explained
        id={`explained-${id}`}
        text={name}
        explanation={explanation}
        opens={opens}
        {...(sort && { address: boardAddress({ ...filter, sort, cursor: undefined }) })}
      />
      {isCurrent && !(roles && filter.role) && <span aria-hidden="true"> ↓</span>}
      {roles && sort && (
        <RoleHeads roles={roles} sort={sort} kit={kit} filter={filter} opens={opens} id={id} />
      )}
    </th>
  )
}

interface RoleHeadsProps {
  readonly roles: readonly CountedRole[]
  readonly sort: BoardSort
  readonly kit: KitOfBoard
  readonly filter: BoardFilter
  readonly opens: Opens
  /** The name of the column within its page. */
  readonly id: string
}

/** Headings for the same number in each role, below the heading of the number. The board can be ordered by each. */
function RoleHeads({ roles, sort, kit, filter, opens, id }: RoleHeadsProps) {
  const locale = useLocale()
  const t = useTranslations('leaderboard.ofGame.explained')
  return roles.map((role) => {
    const name = kit.results.roles[role]?.[locale] ?? role
    return (
      <span key={role} className="block text-2xs font-normal whitespace-nowrap text-faint">
        <SideMark side={role === 'spy' ? 'bad' : 'good'} />{' '}
        <Explained
          id={`explained-${id}-${role}`}
          text={name}
          explanation={t('inRole', { role: name })}
          opens={opens}
          address={boardAddress({ ...filter, sort, role, cursor: undefined })}
        />
        {filter.sort === sort && filter.role === role && <span aria-hidden="true"> ↓</span>}
      </span>
    )
  })
}
