import { experimentRows } from '@wis/db/experiments'
import { renamedRow, rowsCsv } from '@wis/lab'
import { jsonLines, parquet } from '@wis/protocol'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'
import { rowsParquet } from '../../../../../../server/lab/rows-parquet.ts'

export const GET = endpoint('GET /experiments/{id}/rows', {
  answer: async (call) => {
    const { id, names } = await requireExperiment(call)
    const { format, after, limit } = call.query
    const stored = await experimentRows(call.db, id, { after, limit })
    const rows = stored.map((row) => (typeof row === 'object' && row !== null ? renamedRow(row, names) : row))
    if (format === 'csv') return new Raw(rowsCsv(rows), { type: 'text/csv; charset=utf-8' })
    if (format === 'parquet')
      return new Raw(await rowsParquet(rows), {
        type: parquet,
        headers: { 'content-disposition': `attachment; filename="rows-${id}.parquet"` },
      })
    return new Raw(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), { type: jsonLines })
  },
})
