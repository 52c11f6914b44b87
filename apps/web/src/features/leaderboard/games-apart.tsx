import type { RatedDay } from '@wis/db/boards'
import { whoIsSpy } from '@wis/games'
import type { LeaderboardRow } from '@wis/protocol'
import type { RankingRule } from '@wis/ratings'
import type { ComponentType } from 'react'
import { BoardTable } from '../../games/who-is-spy/board/board-table.tsx'
import { sorts } from '../../games/who-is-spy/board/columns.ts'
import { Method } from '../../games/who-is-spy/board/method.tsx'
import { roles } from '../../games/who-is-spy/board/roles.ts'
import type { BoardFilter, BoardSort, BoardTab } from './board-filter.ts'
import type { Extent } from './extent.ts'
import type { HeadName } from './head-cell.tsx'

interface TableProps {
  readonly rows: readonly LeaderboardRow[]
  readonly histories: ReadonlyMap<string, readonly RatedDay[]>
  readonly filter: BoardFilter
  readonly caption: string
}

interface MethodProps {
  /** The row whose numbers are worked out as an example. */
  readonly example: LeaderboardRow | undefined
  readonly rule: RankingRule | undefined
  readonly tab: BoardTab
}

/** The board of a game with columns of its own. */
interface OwnBoard {
  /** The roles that its numbers are told for, as addresses name them. */
  readonly roles: readonly NonNullable<BoardFilter['role']>[]
  /** The orders that it may have, by the names of their columns. */
  readonly sorts: readonly { readonly name: HeadName; readonly sort: BoardSort }[]
  readonly Total: ComponentType<TableProps & { readonly extent: Extent }>
  readonly Method: ComponentType<MethodProps>
}

/** Boards of any other game are made of what its kit says of them. */
export const ownBoardOf: Readonly<Partial<Record<string, OwnBoard>>> = {
  [whoIsSpy.id]: { roles, sorts, Method, Total: BoardTable },
}
