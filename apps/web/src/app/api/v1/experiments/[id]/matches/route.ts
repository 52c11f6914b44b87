import { experimentMatches } from '@wis/db/experiments'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'

export const GET = endpoint('GET /experiments/{id}/matches', {
  answer: async (call) => {
    const { id } = await requireExperiment(call)
    return { items: [...(await experimentMatches(call.db, id, call.query))] }
  },
})
