import { experimentReport } from '@wis/db/experiments'
import { renamedReport } from '@wis/lab'
import type { Report, TaskReport } from '@wis/lab'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { AppError } from '../../../../../../server/app-error.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'
import { sendFigures } from '../../../../../../server/lab/send-report.ts'

export const GET = endpoint('GET /experiments/{id}/figures', {
  answer: async (call) => {
    const { id, names } = await requireExperiment(call)
    const found = await experimentReport(call.db, id)
    if (!found) throw new AppError('conflict', 'There is no report yet: no match of it is over.')
    // It is stored as the laboratory made it.
    return sendFigures(renamedReport(found.report as Report | TaskReport, names), call.query, id)
  },
})
