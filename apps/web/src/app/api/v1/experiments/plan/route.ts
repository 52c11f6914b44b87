import { endpoint } from '../../../../../server/api/endpoint.ts'
import { requireMember } from '../../../../../server/api/require-member.ts'
import { planExperiment } from '../../../../../server/lab/plan-experiment.ts'

export const POST = endpoint('POST /experiments/plan', {
  answer: async ({ db, viewer, body }) => {
    const { faults, planned } = await planExperiment(db, body.spec, requireMember(viewer).userId)
    return { faults: faults.map((fault) => ({ ...fault })), plan: planned?.plan ?? null }
  },
})
