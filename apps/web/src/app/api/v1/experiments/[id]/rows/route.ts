import { experimentRows } from '@wis/db/experiments'
import { renamedRow, rowsCsv } from '@wis/lab'
import { jsonLines } from '@wis/protocol'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'

export const GET = endpoint('GET /experiments/{id}/rows', {
  answer: async (call) => {
    const { id, names } = await requireExperiment(call)
    const { format, after, limit } = call.query
    const stored = await experimentRows(call.db, id, { after, limit })
    const rows = stored.map((row) => (typeof row === 'object' && row !== null ? renamedRow(row, names) : row))
    if (format === 'csv') return new Raw(rowsCsv(rows), { type: 'text/csv; charset=utf-8' })
    return new Raw(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), { type: jsonLines })
  },
})
