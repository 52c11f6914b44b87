/** A value in a table; null for an empty cell. */
export type Cell = string | number | boolean | Date | null

/** One line of a table (RFC 4180). An empty cell has no value; an empty text stands in quotes. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`
}

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'object') return cell.toISOString()
  return typeof cell === 'string' ? quotedText(cell) : String(cell)
}

const atStart = /^[=+\-@\t\r\n＝＋－＠]/u
/** Where the next cell begins for a spreadsheet that separates cells by semicolons or tabs, as many languages do. */
const furtherOn = /(;|(?<!^)[\t\r\n])(?="*[=+\-@＝＋－＠])/gu

/**
 * Strangers choose the texts, and a spreadsheet would run a text that begins like a formula. So an apostrophe is put
 * before it. Readers who need the exact text take the Parquet file.
 */
function quotedText(text: string): string {
  const safe = text.replaceAll(furtherOn, "$1'").replace(atStart, "'$&")
  return safe === '' || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
