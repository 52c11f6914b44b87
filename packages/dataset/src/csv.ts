import type { Cell, Row, DatasetTable } from './dataset-table.ts'

/** One line of a table (RFC 4180). An empty cell has no value; an empty text stands in quotes. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`
}

/** The line that names the columns. */
export function csvHeading({ columns }: DatasetTable): string {
  return csvRow(columns.map(({ name }) => name))
}

export function csvLine({ columns }: DatasetTable, row: Row): string {
  return csvRow(columns.map(({ name }) => row[name] ?? null))
}

function written(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  return typeof cell === 'string' ? quotedText(cell) : String(cell)
}

/**
 * Strangers choose the texts, and a spreadsheet would run a text that begins like a formula. So an apostrophe is put
 * before it. Readers who need the exact text take the Parquet file.
 */
function quotedText(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text
  return safe === '' || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
