import { moveExperiment } from '@wis/db/experiments'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { AppError } from '../../../../../../server/app-error.ts'
import { labLimits } from '../../../../../../server/env/env.ts'
import { beyondLimit } from '../../../../../../server/lab/beyond-limit.ts'
import { experimentPageOf } from '../../../../../../server/lab/experiment-page-of.ts'
import { experimentOf, namesIn, noExperiment } from '../../../../../../server/lab/find-experiment.ts'

export const POST = endpoint('POST /experiments/{id}/state', {
  find: experimentOf,
  missing: noExperiment,
  answer: async (call, experiment) => {
    const moved = await moveExperiment(call.db, experiment.id, call.body.move, labLimits())
    if (!moved.ok && moved.reason === 'beyond-lab-limit') throw beyondLimit(moved)
    if (!moved.ok) throw new AppError('conflict', `An experiment that is ${experiment.state} cannot do that.`)
    const changed = await namesIn(call.db, (await experimentOf(call)) ?? experiment)
    return experimentPageOf(call.db, changed, call.viewer)
  },
})
