import { experimentReport } from '@wis/db/experiments'
import { renamedReport } from '@wis/lab'
import type { Report, TaskReport } from '@wis/lab'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { AppError } from '../../../../../../server/app-error.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'
import { sendReport } from '../../../../../../server/lab/send-report.ts'
import { factsOfExperiment } from '../../../../../../server/lab/study-of.ts'

export const GET = endpoint('GET /experiments/{id}/report', {
  answer: async (call) => {
    const experiment = await requireExperiment(call)
    const { id, names } = experiment
    const found = await experimentReport(call.db, id)
    if (!found) throw new AppError('conflict', 'There is no report yet: no match of it is over.')
    const { format, language } = call.query
    // It is stored as the laboratory made it.
    const made = found.report as (Report | TaskReport) & Readonly<Record<string, unknown>>
    const report = renamedReport(made, names)
    if (format === 'json') return { ...found, report: { ...report } }
    return sendReport(report, format, { language, facts: await factsOfExperiment(call, experiment) })
  },
})
