import { csvRow } from '@wis/engine'
import type { LeaderboardRow } from '@wis/protocol'
import { csvColumns as columns } from './csv-columns.ts'
import type { CsvColumns } from './csv-columns.ts'

/** A board as a table. It holds counts, because every rate follows from them. */
export const boardCsv = (rows: readonly LeaderboardRow[]): string => csvOf(columns, rows)

export function csvOf(wanted: CsvColumns, rows: readonly LeaderboardRow[]): string {
  const cells = Object.values(wanted)
  return [Object.keys(wanted), ...rows.map((row) => cells.map((cell) => cell(row)))].map(csvRow).join('')
}

/** The columns of the boards of all games with these names. */
export const columnsCalled = (...names: readonly string[]): CsvColumns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => names.includes(name)))
