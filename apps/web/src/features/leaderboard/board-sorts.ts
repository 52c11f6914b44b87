import { usualSort } from './board-filter.ts'
import type { BoardSort, BoardTab } from './board-filter.ts'
import type { HeadName } from './head-name.ts'
import { columns } from './official/columns.ts'

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

/** The value in a form. The default order of a tab is left empty. */
export function sortValue(tab: BoardTab, sort: BoardSort): string {
  return sort === usualSort[tab] ? '' : sort
}
