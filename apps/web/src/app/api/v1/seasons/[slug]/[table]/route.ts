import { tableNames } from '@wis/dataset'
import { parquet } from '@wis/protocol'
import type { TableFile } from '@wis/protocol'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { readableCut } from '../../../../../../server/export/readable-cut.ts'
import { streamOf } from '../../../../../../server/export/streams.ts'
import { tableBytes } from '../../../../../../server/export/table-bytes.ts'

export const GET = endpoint('GET /seasons/{slug}/{table}', {
  answer: async ({ db, viewer, params: { slug, table } }) => {
    const { name, form } = partsOf(table)
    const cut = await readableCut(db, slug, viewer)
    const type = form === 'csv' ? 'text/csv; charset=utf-8' : parquet
    const headers = { 'content-disposition': `attachment; filename="${slug}-${table}"` }
    return new Raw(streamOf(tableBytes(db, cut, { name, form })), { type, headers })
  },
})

function partsOf(table: TableFile) {
  const name = tableNames.find((known) => table.startsWith(`${known}.`))
  if (!name) throw new Error(`a file of no table: ${table}`)
  return { name, form: table.endsWith('.csv') ? ('csv' as const) : ('parquet' as const) }
}
