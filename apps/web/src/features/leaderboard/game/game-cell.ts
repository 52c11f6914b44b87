import type { LeaderboardRow } from '@wis/protocol'
import { fifteenthsPerPoint, interval } from '@wis/ratings'
import { percent, ratingText, withMinus } from '../../../components/text/number-text.ts'
import { placesText } from '../places-text.ts'
import { mainColumnOf } from './game-columns.ts'
import type { CountedRole, GameColumn, MetricColumn, SharedColumn } from './game-columns.ts'
import type { KitOfBoard } from './game-of-board.ts'

/** The text of a cell, and in small print how sure it is, or what it was counted from. */
export interface GameCell {
  /** Null if nothing was counted. */
  readonly text: string | null
  readonly interval?: { readonly low: string; readonly high: string }
  readonly margin?: { readonly mean: string; readonly margin: string }
  readonly counts?: { readonly count: number; readonly of: number }
}

/** What a row has in the column that its board goes by, in a table that has no room for more. */
export const mainNumberOf = (row: LeaderboardRow, { board }: KitOfBoard): string | null =>
  namedCell(row, mainColumnOf(board)).text

/** The same as a number, for a drawing of the gaps between rows. */
export function mainValueOf(row: LeaderboardRow, { board: { order } }: KitOfBoard): number | null {
  switch (order) {
    case 'skill':
      return row.rating
    case 'mean-points':
      return row.inGame?.meanPoints.value ?? null
    case 'win-rate':
      return row.winRate.value ?? null
    case 'total':
      return row.exact ? row.exact.total / row.exact.units : row.total / fifteenthsPerPoint
  }
}

/** The 95% interval of that number, where there is one. */
export function mainIntervalOf(
  { inGame, ratingLow, ratingHigh, winRate, total, matches }: LeaderboardRow,
  { board: { order } }: KitOfBoard,
): { readonly low: number; readonly high: number } | undefined {
  if (order === 'win-rate') return interval(winRate.count, winRate.of) ?? undefined
  const mean = inGame?.meanPoints
  const [low, high] = order === 'skill' ? [ratingLow, ratingHigh] : [mean?.low ?? null, mean?.high ?? null]
  if (low === null || high === null) return undefined
  if (order !== 'total') return { low, high }
  // A total varies by chance as the mean does, in each of its matches.
  const at = (end: number) => total / fifteenthsPerPoint + matches * (end - (mean?.value ?? end))
  return { low: at(low), high: at(high) }
}

/** Its ends in few digits: their own size says that more would mean nothing. */
export function mainIntervalText(row: LeaderboardRow, kit: KitOfBoard): GameCell['interval'] {
  const found = mainIntervalOf(row, kit)
  if (!found) return undefined
  const { low, high } = found
  const column = mainColumnOf(kit.board)
  if (column === 'rating') return { low: ratingText(low), high: ratingText(high) }
  if (column === 'winRate') return { low: percent(low), high: percent(high) }
  const digits = Math.max(Math.abs(low), Math.abs(high)) < 100 ? 1 : 0
  return { low: withMinus(low.toFixed(digits)), high: withMinus(high.toFixed(digits)) }
}

export const gameCellOf = (row: LeaderboardRow, column: GameColumn): GameCell =>
  'metric' in column ? metricCell(row, column) : namedCell(row, column.name)

function namedCell(row: LeaderboardRow, name: SharedColumn): GameCell {
  switch (name) {
    case 'meanPoints':
      return meanCell(row)
    case 'trueSkill':
      return skillCell(row)
    case 'record':
      return { text: recordText(row) }
    case 'rating':
      return { text: row.rating === null ? null : ratingText(row.rating) }
    case 'tier':
      return { text: row.tier === null ? null : String(row.tier) }
    case 'places':
      return { text: row.rankRange && placesText(row.rankRange) }
    case 'trend':
      return { text: null }
    default:
      return countedCell(row, name)
  }
}

/** The same number over the matches in one role. */
export const roleCellOf = (row: LeaderboardRow, name: SharedColumn, role: CountedRole): GameCell =>
  countedCell(row, name === 'winRate' ? `${role}WinRate` : `${role}AverageScore`)

function countedCell(row: LeaderboardRow, name: Parameters<typeof cellOf>[1]): GameCell {
  const { text, counts } = cellOf(row, name)
  return { text, ...(counts && { counts }) }
}

const inTwo = (value: number) => withMinus(value.toFixed(2))

function meanCell({ inGame }: LeaderboardRow): GameCell {
  const { value = null, low = null, high = null } = inGame?.meanPoints ?? {}
  if (value === null) return { text: null }
  if (low === null || high === null) return { text: inTwo(value) }
  return { text: inTwo(value), interval: { low: inTwo(low), high: inTwo(high) } }
}

/** Deviations of a normal curve within which 95 of 100 values lie. */
const sure = 1.96

function skillCell({ inGame }: LeaderboardRow): GameCell {
  const skill = inGame?.trueSkill
  if (!skill) return { text: null }
  const { mean, deviation, floor } = skill
  const margin = { mean: withMinus(mean.toFixed(1)), margin: (sure * deviation).toFixed(1) }
  return { text: withMinus(floor.toFixed(1)), margin }
}

function recordText({ winRate, inGame }: LeaderboardRow): string | null {
  const { draws = null, losses = null } = inGame ?? {}
  return draws === null || losses === null ? null : `${winRate.count} / ${draws} / ${losses}`
}

function metricCell(row: LeaderboardRow, { metric: { id, unit }, older }: MetricColumn): GameCell {
  if (older) return countedCell(row, older.field)
  const { inGame } = row
  const found = inGame?.metrics.find((one) => one.id === id)
  if (!found || found.value === null) return { text: null }
  if (unit !== 'share') return { text: inTwo(found.value) }
  return { text: `${(found.value * 100).toFixed(0)}%`, counts: { count: found.sum, of: found.of } }
}

type Rate = LeaderboardRow['winRate']
/** The numbers and the rates of a row. */
type NumberName = {
  [Name in keyof LeaderboardRow]-?: LeaderboardRow[Name] extends number | null | Rate | undefined
    ? Name
    : never
}[keyof LeaderboardRow]

/** The content of a cell: the number, and for a rate its counts. Null if nothing was counted. */
interface Cell {
  readonly text: string | null
  readonly counts: { readonly count: number; readonly of: number } | null
}

function cellOf(row: LeaderboardRow, name: NumberName): Cell {
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
