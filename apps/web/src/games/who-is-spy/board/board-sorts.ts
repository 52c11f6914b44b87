import type { BoardSort, BoardTab } from '../../../features/leaderboard/board-filter.ts'
import type { HeadName } from '../../../features/leaderboard/head-cell.tsx'
import { columns } from './columns.ts'

interface SortedBy {
  readonly name: HeadName
  readonly sort: BoardSort
}

const bySkill = (['rating', 'deception', 'detection'] as const).map((name) => ({ name, sort: name }))
const byColumn = columns.flatMap(({ name, sort }) => (sort ? [{ name, sort }] : []))

/** The possible orders of a table, named like its columns. */
export function sortsOf(tab: Exclude<BoardTab, 'map'>): readonly SortedBy[] {
  return tab === 'total' ? byColumn : bySkill
}
