import { toldProbes } from '@wis/db/experiments'
import { jsonLines } from '@wis/protocol'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'

export const GET = endpoint('GET /experiments/{id}/probes', {
  answer: async (call) => {
    const { id, players } = await requireExperiment(call)
    const { after, limit } = call.query
    const rows = await toldProbes(call.db, id, { after, last: after + limit })
    // By the name that may be shown, as the rows of matches and ratings are.
    const names = new Map(Object.values(players).map(({ agentId, slug }) => [String(agentId), slug]))
    const lines = rows.map((row) => JSON.stringify({ ...row, agent: names.get(row.agent) ?? '' }))
    return new Raw(lines.map((line) => `${line}\n`).join(''), { type: jsonLines })
  },
})
