import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { requireMember } from '../../../../../../server/api/require-member.ts'
import { AppError } from '../../../../../../server/app-error.ts'
import { beyondLimit } from '../../../../../../server/lab/beyond-limit.ts'
import { experimentPageOf } from '../../../../../../server/lab/experiment-page-of.ts'
import { experimentOf, namesIn, noExperiment } from '../../../../../../server/lab/find-experiment.ts'
import { judgeExperiment } from '../../../../../../server/lab/judge-experiment.ts'
import { toldFaults } from '../../../../../../server/lab/told-faults.ts'

export const POST = endpoint('POST /experiments/{id}/judgings', {
  find: experimentOf,
  missing: noExperiment,
  answer: async (call, experiment) => {
    const { userId } = requireMember(call.viewer)
    const { judges } = call.body
    const begun = await judgeExperiment(call.db, { experiment, userId, ...(judges && { judges }) })
    if (begun.kind === 'faults')
      throw new AppError('invalid', 'Nobody can judge like that.', toldFaults(begun.faults))
    if (begun.kind === 'beyond-limit') throw beyondLimit(begun.refusal)
    if (begun.kind === 'refused')
      throw new AppError(
        'conflict',
        'Only an experiment that is over, or paused with no match under way, is judged.',
      )
    const changed = await namesIn(call.db, (await experimentOf(call)) ?? experiment)
    return experimentPageOf(call.db, changed, call.viewer)
  },
})
