import type { Cell, Column, Row, Table } from './table.ts'

/** The line that names the columns (RFC 4180). */
export function csvHeading({ columns }: Table): string {
  return line(columns.map(({ name }) => name))
}

/** A row; an empty cell is one without a value, an empty text stands in quotes. */
export function csvLine({ columns }: Table, row: Row): string {
  return line(columns.map((column) => written(column, row[column.name] ?? null)))
}

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`

function written(column: Column, cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  return column.type === 'text' ? quotedText(String(cell)) : String(cell)
}

/**
 * Texts are chosen by strangers: a spreadsheet takes one that begins like a formula for one, so that an apostrophe is
 * put before it. Whoever needs the letter takes the Parquet file.
 */
function quotedText(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text
  return safe === '' || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
