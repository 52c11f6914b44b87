import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { requireSuite } from '../../../../../../server/lab/find-suite.ts'
import { sendPreregistration } from '../../../../../../server/lab/send-report.ts'
import { factsOfSuite, planOfSuite } from '../../../../../../server/lab/study-of.ts'

export const GET = endpoint('GET /suites/{id}/preregistration', {
  answer: async (call) => {
    const suite = await requireSuite(call)
    const fixed = planOfSuite(suite)
    return sendPreregistration(fixed, {
      language: call.query.language,
      facts: await factsOfSuite(call, suite),
    })
  },
})
