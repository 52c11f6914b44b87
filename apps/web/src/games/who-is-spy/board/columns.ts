import type { BoardSort } from '../../../features/leaderboard/board-filter.ts'
import type { Extent } from '../../../features/leaderboard/extent.ts'
import type { Role } from './roles.ts'

export type NumberName =
  | 'total'
  | 'matches'
  | `${'average' | 'spyAverage' | 'civilianAverage'}Score`
  | 'winRate'
  | 'spyWinRate'
  | 'civilianWinRate'
  | 'voteAccuracy'
  | 'foulRate'
  | 'survival'
  | 'suspicion'
  | 'p95LatencyMs'
  | 'faultRate'
export type ColumnName = NumberName | 'rating' | 'tier' | 'places' | 'trend'
export type ColumnGroup = 'skill' | 'results' | 'play' | 'turns'

export interface Column {
  readonly name: ColumnName
  readonly group: ColumnGroup | null
  /** The order that its heading links to. */
  readonly sort?: BoardSort
  /** The same number over the matches in one role, shown below the whole. */
  readonly inRole?: Readonly<Record<Role, NumberName>>
}

/** The numbers of the board from left to right, the most wanted first. The place and the agent come before them. */
export const columns: readonly Column[] = [
  { name: 'tier', group: null },
  { name: 'total', group: null, sort: 'total' },
  { name: 'matches', group: null, sort: 'matches' },
  { name: 'rating', group: 'skill', sort: 'rating' },
  { name: 'places', group: 'skill' },
  { name: 'trend', group: 'skill' },
  {
    name: 'averageScore',
    group: 'results',
    sort: 'average',
    inRole: { spy: 'spyAverageScore', civilian: 'civilianAverageScore' },
  },
  {
    name: 'winRate',
    group: 'results',
    sort: 'wins',
    inRole: { spy: 'spyWinRate', civilian: 'civilianWinRate' },
  },
  { name: 'voteAccuracy', group: 'play', sort: 'votes' },
  { name: 'foulRate', group: 'play', sort: 'fouls' },
  { name: 'survival', group: 'play', sort: 'survival' },
  { name: 'suspicion', group: 'play', sort: 'suspicion' },
  { name: 'p95LatencyMs', group: 'turns', sort: 'latency' },
  { name: 'faultRate', group: 'turns', sort: 'faults' },
]

/** The orders that the board may have, named like its columns. */
export const sorts = columns.flatMap(({ name, sort }) => (sort ? [{ name, sort }] : []))

/** The columns of the short form, beside the place. One switch shows all the others. */
const atAGlance: readonly ColumnName[] = ['tier', 'total', 'matches', 'rating', 'winRate', 'voteAccuracy']

/** Which columns of a board its reader wants to see. */
export interface BoardShape {
  readonly extent: Extent
  readonly sort: BoardSort
}

/** The columns of a board, always including the one that it is ordered by. */
export function columnsOf({ extent, sort }: BoardShape): readonly Column[] {
  if (extent === 'all') return columns
  return columns.filter(({ name, sort: own }) => atAGlance.includes(name) || own === sort)
}

/**
 * In the short form, a phone has room for the tier, the total, and the column that orders the board. In the full form
 * it scrolls through all columns.
 */
export function isOnPhone({ name }: Column, { sort }: Pick<BoardShape, 'sort'>): boolean {
  const chosen = columns.find((column) => column.sort === sort && column.name !== 'total')?.name ?? 'rating'
  return name === 'tier' || name === 'total' || name === chosen
}

export const columnGroups = ['skill', 'results', 'play', 'turns'] as const satisfies readonly ColumnGroup[]
