import type { LeaderboardRow } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import { withMinus } from '../../components/text/number-text.ts'

type Rate = LeaderboardRow['winRate']
/** The numbers and the rates of a row. */
type NumberName = {
  [Name in keyof LeaderboardRow]-?: LeaderboardRow[Name] extends number | null | Rate | undefined
    ? Name
    : never
}[keyof LeaderboardRow]

/** The content of a cell: the number, and for a rate its counts. Null if nothing was counted. */
export interface Cell {
  readonly text: string | null
  readonly counts: { readonly count: number; readonly of: number } | null
}

export function cellOf(row: LeaderboardRow, name: NumberName): Cell {
  const value = row[name]
  if (value === null || value === undefined) return { text: null, counts: null }
  if (name === 'total' && row.exact)
    return { text: withMinus((row.exact.total / row.exact.units).toFixed(2)), counts: null }
  if (name === 'survival') return { text: row.survival?.value?.toFixed(2) ?? null, counts: null }
  if (typeof value === 'object') return rateCell(value, name === 'faultRate' ? 1 : 0)
  return { text: numberText(name, value), counts: null }
}

function numberText(name: NumberName, value: number): string {
  if (name === 'matches') return String(value)
  if (name === 'p95LatencyMs') return (value / 1000).toFixed(1)
  if (name === 'costPerMatch') return `$${value.toPrecision(2)}`
  return withMinus((value / fifteenthsPerPoint).toFixed(2))
}

function rateCell({ value, count, of }: Rate, digits: number): Cell {
  if (value === null || value === undefined) return { text: null, counts: null }
  return { text: `${(value * 100).toFixed(digits)}%`, counts: { count, of } }
}
