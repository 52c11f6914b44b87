import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'
import { sendPreregistration } from '../../../../../../server/lab/send-report.ts'
import { factsOfExperiment, planOfExperiment } from '../../../../../../server/lab/study-of.ts'

export const GET = endpoint('GET /experiments/{id}/preregistration', {
  answer: async (call) => {
    const experiment = await requireExperiment(call)
    const fixed = planOfExperiment(experiment)
    return sendPreregistration(fixed, {
      language: call.query.language,
      facts: await factsOfExperiment(call, experiment),
    })
  },
})
