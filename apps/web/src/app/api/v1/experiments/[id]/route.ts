import { changeBudget, changeExperimentAccess } from '@wis/db/experiments'
import { endpoint } from '../../../../../server/api/endpoint.ts'
import { AppError } from '../../../../../server/app-error.ts'
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
    const { access, budget } = call.body
    if (budget && !(await changeBudget(call.db, experiment.id, budget)))
      throw new AppError('conflict', 'This experiment was cancelled, so it uses nothing any more.')
    if (access) await changeExperimentAccess(call.db, experiment.id, access)
    const changed = await namesIn(call.db, (await experimentOf(call)) ?? experiment)
    return experimentPageOf(call.db, changed, call.viewer)
  },
})
