import { parquetOf } from '@wis/dataset'
import type { Row } from '@wis/dataset'
import { tableOfRows } from '@wis/lab'

/** The rows of an experiment as a Parquet file, with the columns of the table in CSV. */
export async function rowsParquet(rows: readonly unknown[]): Promise<Uint8Array<ArrayBuffer>> {
  const { columns, cells } = tableOfRows(rows)
  const table = {
    name: 'rows',
    meaning: 'What happened to the subject of a match.',
    columns: columns.map((column) => ({ ...column, optional: true as const, meaning: column.name })),
  }
  const pieces: Uint8Array[] = []
  for await (const piece of parquetOf(table, each(rows.map(cells)))) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

async function* each(rows: readonly Row[]) {
  yield* rows
}
