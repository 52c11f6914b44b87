/** Aligns rows in columns: the first column to the left, all others to the right. */
export function printedTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows
    .map((row) => row.map((cell, column) => placed(cell, column, widths[column] ?? 0)).join('  '))
    .join('\n')
}

function placed(cell: string, column: number, width: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}
