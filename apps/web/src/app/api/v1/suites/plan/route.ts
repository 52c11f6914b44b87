import { endpoint } from '../../../../../server/api/endpoint.ts'
import { requireMember } from '../../../../../server/api/require-member.ts'
import { planSuite } from '../../../../../server/lab/plan-suite.ts'
import { toldFaults } from '../../../../../server/lab/told-faults.ts'

export const POST = endpoint('POST /suites/plan', {
  answer: async ({ db, viewer, body }) => {
    const { userId } = requireMember(viewer)
    const { faults, planned, line, limits } = await planSuite(db, body.spec, userId)
    const parts = planned?.parts.map(({ part, planned: own }) => ({ part, plan: own.plan })) ?? []
    return { faults: toldFaults(faults), plan: planned?.plan ?? null, line, limits, parts }
  },
})
