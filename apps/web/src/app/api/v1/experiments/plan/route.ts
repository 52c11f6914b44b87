import { endpoint } from '../../../../../server/api/endpoint.ts'
import { requireMember } from '../../../../../server/api/require-member.ts'
import { planExperiment } from '../../../../../server/lab/plan-experiment.ts'
import { toldFaults } from '../../../../../server/lab/told-faults.ts'

export const POST = endpoint('POST /experiments/plan', {
  answer: async ({ db, viewer, body }) => {
    const { userId } = requireMember(viewer)
    const { faults, planned, line, limits } = await planExperiment(db, body.spec, userId)
    return { faults: toldFaults(faults), plan: planned?.plan ?? null, line, limits }
  },
})
