import { changeExperimentAccess } from '@wis/db/experiments'
import { endpoint } from '../../../../../server/api/endpoint.ts'
import { experimentPageOf } from '../../../../../server/lab/experiment-page-of.ts'
import {
  experimentOf,
  namesIn,
  noExperiment,
  requireExperiment,
} from '../../../../../server/lab/find-experiment.ts'

export const GET = endpoint('GET /experiments/{id}', {
  answer: async (call) => experimentPageOf(call.db, await requireExperiment(call), call.viewer),
})

export const PATCH = endpoint('PATCH /experiments/{id}', {
  find: experimentOf,
  missing: noExperiment,
  answer: async (call, experiment) => {
    await changeExperimentAccess(call.db, experiment.id, call.body.access)
    const changed = await namesIn(call.db, (await experimentOf(call)) ?? experiment)
    return experimentPageOf(call.db, changed, call.viewer)
  },
})
