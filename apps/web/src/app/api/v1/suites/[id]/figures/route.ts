import { suiteReport } from '@wis/db/experiments'
import { renamedSuite } from '@wis/lab'
import type { SuiteReport } from '@wis/lab'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { AppError } from '../../../../../../server/app-error.ts'
import { requireSuite } from '../../../../../../server/lab/find-suite.ts'
import { sendFigures } from '../../../../../../server/lab/send-report.ts'

export const GET = endpoint('GET /suites/{id}/figures', {
  answer: async (call) => {
    const { id, names } = await requireSuite(call)
    const found = await suiteReport(call.db, id)
    if (!found) throw new AppError('conflict', 'There is no report yet: no match of it is over.')
    // It is stored as the laboratory made it.
    return sendFigures(renamedSuite(found.report as SuiteReport, names), call.query, id)
  },
})
