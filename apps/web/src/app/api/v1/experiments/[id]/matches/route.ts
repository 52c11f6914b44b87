import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'
import { matchesOf } from '../../../../../../server/lab/matches-of.ts'

export const GET = endpoint('GET /experiments/{id}/matches', {
  answer: async (call) => {
    const experiment = await requireExperiment(call)
    return { items: [...(await matchesOf(call.db, experiment, call.query))] }
  },
})
