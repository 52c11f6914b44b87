import type { Row } from '@wis/games'
import { parquetReadObjects } from 'hyparquet'
import { describe, expect, it } from 'vitest'
import { parquetOf } from './parquet.ts'
import { playedMatch, rowsIn, tableCalled, tableNames } from './testing.ts'

async function* each(rows: Iterable<Row>) {
  yield* rows
}

async function written(name: (typeof tableNames)[number], rows: Iterable<Row>) {
  const pieces: Uint8Array[] = []
  for await (const piece of parquetOf(tableCalled(name), each(rows))) pieces.push(piece)
  return { pieces, file: new Uint8Array(Buffer.concat(pieces)).buffer }
}

const several = Array.from({ length: 30 }, (_, seed) => playedMatch(`${seed}`))

describe('a Parquet file', () => {
  it.each(tableNames)('of %s holds exactly the rows that the logs make', async (name) => {
    const rows = several.flatMap((played) => rowsIn(played, name))
    const { file } = await written(name, rows)
    expect(await parquetReadObjects({ file })).toEqual(rows)
  })

  it('is written group by group, and its rows come out in order', async () => {
    const [row] = several.flatMap((played) => rowsIn(played, 'votes'))
    const rows = Array.from({ length: 12_001 }, (_, seq) => ({ ...row, seq }))
    const { pieces, file } = await written('votes', rows)
    const read = await parquetReadObjects({ file, columns: ['seq'] })
    expect(pieces).toHaveLength(4)
    expect(read.map(({ seq }) => seq)).toEqual(rows.map(({ seq }) => seq))
  })

  it('without a row is still one', async () => {
    expect(await parquetReadObjects({ file: (await written('seats', [])).file })).toEqual([])
  })
})
