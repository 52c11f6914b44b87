import { countedJudgements } from '@wis/db/experiments'
import { renamedRow } from '@wis/lab'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'
import { askedRows } from '../../../../../../server/lab/read-in-line.ts'
import { sendAskedRows } from '../../../../../../server/lab/send-asked-rows.ts'

export const GET = endpoint('GET /experiments/{id}/judgements', {
  answer: async (call) => {
    const experiment = await requireExperiment(call)
    const { id, names, matches } = experiment
    const { after, limit } = call.query
    const last = Math.min(after + limit, matches)
    const rows = askedRows((span) => countedJudgements(call.db, id, span), { after, last })
    const lines = async function* () {
      for await (const row of rows) yield JSON.stringify(renamedRow(row, names))
    }
    return sendAskedRows(call, experiment, lines)
  },
})
