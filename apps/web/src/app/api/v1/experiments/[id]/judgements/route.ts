import { countedJudgements } from '@wis/db/experiments'
import { renamedRow } from '@wis/lab'
import { jsonLines } from '@wis/protocol'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'

export const GET = endpoint('GET /experiments/{id}/judgements', {
  answer: async (call) => {
    const { id, names } = await requireExperiment(call)
    const { after, limit } = call.query
    const rows = await countedJudgements(call.db, id, { after, last: after + limit })
    return new Raw(rows.map((row) => `${JSON.stringify(renamedRow(row, names))}\n`).join(''), {
      type: jsonLines,
    })
  },
})
