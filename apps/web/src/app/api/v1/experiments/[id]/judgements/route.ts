import { countedJudgements } from '@wis/db/experiments'
import { renamedRow } from '@wis/lab'
import { jsonLines } from '@wis/protocol'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { bytesOfLines } from '../../../../../../server/export/making/bytes-of-lines.ts'
import { streamOf } from '../../../../../../server/export/stream-of.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'
import { askedRows } from '../../../../../../server/lab/read-in-line.ts'

export const GET = endpoint('GET /experiments/{id}/judgements', {
  answer: async (call) => {
    const { id, names, matches } = await requireExperiment(call)
    const { after, limit } = call.query
    const last = Math.min(after + limit, matches)
    const rows = askedRows((span) => countedJudgements(call.db, id, span), { after, last })
    const lines = (async function* () {
      for await (const row of rows) yield JSON.stringify(renamedRow(row, names))
    })()
    return new Raw(await streamOf(bytesOfLines(lines)), { type: jsonLines })
  },
})
