import { csvRow } from '@wis/engine'
import type { DatasetTable, Row } from '@wis/games'

/** The line that names the columns. */
export function csvHeading({ columns }: DatasetTable): string {
  return csvRow(columns.map(({ name }) => name))
}

export function csvLine({ columns }: DatasetTable, row: Row): string {
  return csvRow(columns.map(({ name }) => row[name] ?? null))
}
