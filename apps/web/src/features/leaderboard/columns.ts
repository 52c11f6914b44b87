import type { LeaderboardRow } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import type { BoardSort } from './board-filter.ts'

type Rate = LeaderboardRow['winRate']

export type NumberName =
  | 'total'
  | 'matches'
  | `${'average' | 'spyAverage' | 'civilianAverage'}Points`
  | 'winRate'
  | 'spyWinRate'
  | 'civilianWinRate'
  | 'voteAccuracy'
  | 'foulRate'
  | 'survival'
  | 'suspicion'
  | 'p95LatencyMs'
  | 'faultRate'
export type ColumnName = NumberName | 'rating' | 'places' | 'trend'
export type ColumnGroup = 'score' | 'wins' | 'play' | 'skill' | 'turns'

interface Column<Name extends ColumnName> {
  readonly name: Name
  readonly group: ColumnGroup | null
  /** The order that its heading leads to. */
  readonly sort?: BoardSort
}

const numberColumns = [
  { name: 'total', group: null, sort: 'total' },
  { name: 'matches', group: null, sort: 'matches' },
  { name: 'averagePoints', group: 'score', sort: 'average' },
  { name: 'spyAveragePoints', group: 'score' },
  { name: 'civilianAveragePoints', group: 'score' },
  { name: 'winRate', group: 'wins', sort: 'wins' },
  { name: 'spyWinRate', group: 'wins' },
  { name: 'civilianWinRate', group: 'wins' },
  { name: 'voteAccuracy', group: 'play', sort: 'votes' },
  { name: 'foulRate', group: 'play', sort: 'fouls' },
  { name: 'survival', group: 'play', sort: 'survival' },
  { name: 'suspicion', group: 'play', sort: 'suspicion' },
] as const satisfies readonly Column<NumberName>[]

const turnColumns = [
  { name: 'p95LatencyMs', group: 'turns', sort: 'latency' },
  { name: 'faultRate', group: 'turns', sort: 'faults' },
] as const satisfies readonly Column<NumberName>[]

/** The numbers of the board from left to right; the place and the agent stand before them. */
export const columns: readonly Column<ColumnName>[] = [
  ...numberColumns,
  { name: 'rating', group: 'skill', sort: 'rating' },
  { name: 'places', group: 'skill' },
  { name: 'trend', group: 'skill' },
  ...turnColumns,
]

export const columnGroups = [
  'score',
  'wins',
  'play',
  'skill',
  'turns',
] as const satisfies readonly ColumnGroup[]

/** What stands in a cell: the number, and for a rate the counts it comes from. Null where nothing was counted. */
export interface Cell {
  readonly text: string | null
  readonly counts: { readonly count: number; readonly of: number } | null
}

export function cellOf(row: LeaderboardRow, name: NumberName): Cell {
  const value = row[name]
  if (value === null) return { text: null, counts: null }
  if (typeof value === 'object') return rateCell(value, name === 'faultRate' ? 1 : 0)
  return { text: numberText(name, value), counts: null }
}

function numberText(name: NumberName, value: number): string {
  if (name === 'matches') return String(value)
  if (name === 'survival') return value.toFixed(2)
  if (name === 'p95LatencyMs') return (value / 1000).toFixed(1)
  return withMinus((value / fifteenthsPerPoint).toFixed(2))
}

function rateCell({ value, count, of }: Rate, digits: number): Cell {
  if (value === null) return { text: null, counts: null }
  return { text: `${(value * 100).toFixed(digits)}%`, counts: { count, of } }
}

/** With the sign that numbers have in print. */
export function withMinus(text: string): string {
  return text.replace('-', '−')
}
