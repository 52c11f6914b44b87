import { suiteReport } from '@wis/db/experiments'
import { renamedSuite } from '@wis/lab'
import type { SuiteReport } from '@wis/lab'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { AppError } from '../../../../../../server/app-error.ts'
import { requireSuite } from '../../../../../../server/lab/find-suite.ts'
import { sendReport } from '../../../../../../server/lab/send-report.ts'
import { factsOfSuite } from '../../../../../../server/lab/study-of.ts'

export const GET = endpoint('GET /suites/{id}/report', {
  answer: async (call) => {
    const suite = await requireSuite(call)
    const { id, names } = suite
    const found = await suiteReport(call.db, id)
    if (!found) throw new AppError('conflict', 'There is no report yet: no match of it is over.')
    const { format, language } = call.query
    // It is stored as the laboratory made it.
    const report = renamedSuite(found.report as SuiteReport, names)
    if (format === 'json') return { ...found, report: { ...report } }
    return sendReport(report, format, { language, facts: await factsOfSuite(call, suite) })
  },
})
