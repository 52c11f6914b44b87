import type { Cell } from '@wis/engine'
import type { ColumnType, DatasetTable, Row } from '@wis/games'
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer'
import type { BasicType, ColumnSource } from 'hyparquet-writer'

/** The number of rows in memory at a time, whatever the size of the table. */
const rowsInGroup = 5_000

const typeOf: Readonly<Record<ColumnType, BasicType>> = {
  text: 'STRING',
  integer: 'INT32',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  time: 'TIMESTAMP',
}

/** A table as a Parquet file, piece by piece. Only one group of rows is in memory at a time. */
export async function* parquetOf(
  table: DatasetTable,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const bytes = new ByteWriter()
  const schema = schemaFromColumnData({ columnData: columnsOf(table, []) })
  const writer = new ParquetWriter({ writer: bytes, schema, createdBy: 'who-is-spy arena' })
  let group: Row[] = []
  const writeGroup = async () => {
    await writer.write({ columnData: columnsOf(table, group), rowGroupSize: rowsInGroup })
    group = []
    return taken(bytes)
  }
  for await (const row of rows) {
    group.push(row)
    if (group.length === rowsInGroup) yield await writeGroup()
  }
  if (group.length > 0) yield await writeGroup()
  await writer.finish()
  yield taken(bytes)
}

function columnsOf({ columns }: DatasetTable, rows: readonly Row[]): ColumnSource[] {
  return columns.map(({ name, type, optional = false }) => ({
    name,
    type: typeOf[type],
    nullable: optional,
    data: rows.map((row): Cell => row[name] ?? null),
  }))
}

/** The bytes written since the last call. The offset, which counts the whole file, stays. */
function taken(bytes: ByteWriter): Uint8Array {
  const piece = bytes.getBytes().slice()
  bytes.index = 0
  return piece
}
