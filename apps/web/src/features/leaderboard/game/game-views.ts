import { boardTabs, usualSort } from '../board-filter.ts'
import type { BoardFilter, BoardSort, BoardTab } from '../board-filter.ts'
import { gameColumns } from './game-columns.ts'
import type { GameColumn } from './game-columns.ts'
import { hasScales, hasSides } from './game-of-board.ts'
import type { KitOfBoard } from './game-of-board.ts'

/** The views of a board. A board of one part of the matches has no ratings, and neither has a game without sides. */
export function tabsOf(kit: KitOfBoard): readonly BoardTab[] {
  if (!hasSides(kit) || kit.part) return ['total']
  return hasScales(kit) ? boardTabs : ['rating', 'total']
}

const scales = ['deception', 'detection'] as const

/** The orders of the view of strengths. */
export const skillSortsOf = (kit: KitOfBoard) => ['rating', ...(hasScales(kit) ? scales : [])] as const

type SortedColumn = GameColumn & { readonly sort: BoardSort }

/** The columns that a board may be ordered by. The official order comes first. */
export function sortedColumns(kit: KitOfBoard): readonly SortedColumn[] {
  const sorted = gameColumns({ kit, extent: 'all', sort: 'total' }).filter(
    (column): column is SortedColumn => column.sort !== undefined,
  )
  return [...sorted.filter(({ sort }) => sort === 'total'), ...sorted.filter(({ sort }) => sort !== 'total')]
}

/** The wish of a reader, as far as the board of a game can meet it: in a role, a view and an order that it has. */
export function filterOfGame(wish: BoardFilter, kit: KitOfBoard): BoardFilter {
  const role = wish.role && kit.board.byRole?.includes(wish.role) ? wish.role : undefined
  const filter = { ...wish, role }
  if (filter.part !== undefined) return { ...filter, tab: 'total', sort: 'total' }
  const tab = tabsOf(kit).find((known) => known === filter.tab) ?? 'total'
  const orders: readonly BoardSort[] =
    tab === 'total' ? sortedColumns(kit).map(({ sort }) => sort) : skillSortsOf(kit)
  const isKnown = tab === filter.tab && orders.includes(filter.sort)
  return { ...filter, tab, sort: isKnown ? filter.sort : usualSort[tab] }
}
