import type { LeaderboardRow } from '@wis/protocol'
import { fifteenthsPerPoint, formatPoints } from '@wis/ratings'

type Rate = LeaderboardRow['winRate']

export type ColumnName = Exclude<keyof LeaderboardRow, 'rank' | 'agent'>
export type ColumnGroup = 'score' | 'wins' | 'play'

interface NumberColumn {
  readonly name: ColumnName
  readonly group: ColumnGroup | null
}

/** The numbers of the board from left to right; the place and the agent stand before them. */
export const columns: readonly NumberColumn[] = [
  { name: 'total', group: null },
  { name: 'matches', group: null },
  { name: 'averagePoints', group: 'score' },
  { name: 'spyAveragePoints', group: 'score' },
  { name: 'civilianAveragePoints', group: 'score' },
  { name: 'winRate', group: 'wins' },
  { name: 'spyWinRate', group: 'wins' },
  { name: 'civilianWinRate', group: 'wins' },
  { name: 'voteAccuracy', group: 'play' },
  { name: 'foulRate', group: 'play' },
  { name: 'survival', group: 'play' },
  { name: 'suspicion', group: 'play' },
]

export const columnGroups = ['score', 'wins', 'play'] as const satisfies readonly ColumnGroup[]

/** What stands in a cell: the number, and for a rate the counts it comes from. Null where nothing was counted. */
export interface Cell {
  readonly text: string | null
  readonly counts: { readonly count: number; readonly of: number } | null
}

export function cellOf(row: LeaderboardRow, name: ColumnName): Cell {
  const value = row[name]
  if (value === null) return { text: null, counts: null }
  if (typeof value === 'object') return rateCell(value)
  if (name === 'matches') return { text: String(value), counts: null }
  if (name === 'survival') return { text: value.toFixed(2), counts: null }
  if (name === 'total') return { text: withMinus(formatPoints(value)), counts: null }
  return { text: withMinus((value / fifteenthsPerPoint).toFixed(2)), counts: null }
}

function rateCell({ value, count, of }: Rate): Cell {
  if (value === null) return { text: null, counts: null }
  return { text: `${Math.round(value * 100)}%`, counts: { count, of } }
}

function withMinus(text: string): string {
  return text.replace('-', '−')
}
