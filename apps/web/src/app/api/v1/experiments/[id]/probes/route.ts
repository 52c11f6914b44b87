import { toldProbes } from '@wis/db/experiments'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'
import { askedRows } from '../../../../../../server/lab/read-in-line.ts'
import { sendAskedRows } from '../../../../../../server/lab/send-asked-rows.ts'

export const GET = endpoint('GET /experiments/{id}/probes', {
  answer: async (call) => {
    const experiment = await requireExperiment(call)
    const { id, players, matches } = experiment
    const { after, limit } = call.query
    const last = Math.min(after + limit, matches)
    const rows = askedRows((span) => toldProbes(call.db, id, span), { after, last })
    // By the name that may be shown, as the rows of matches and ratings are.
    const names = new Map(Object.values(players).map(({ agentId, slug }) => [String(agentId), slug]))
    const lines = async function* () {
      for await (const row of rows) yield JSON.stringify({ ...row, agent: names.get(row.agent) ?? '' })
    }
    return sendAskedRows(call, experiment, lines)
  },
})
