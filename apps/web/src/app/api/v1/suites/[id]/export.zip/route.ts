import { suiteReport } from '@wis/db/experiments'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { AppError } from '../../../../../../server/app-error.ts'
import { zipOf } from '../../../../../../server/export/making/zip.ts'
import { streamOf } from '../../../../../../server/export/stream-of.ts'
import { entriesFor } from '../../../../../../server/lab/archive-for.ts'
import { archivedOf, paceOf } from '../../../../../../server/lab/archived.ts'
import { requireSuite } from '../../../../../../server/lab/find-suite.ts'
import { suiteArchive } from '../../../../../../server/lab/suite-archive.ts'

export const GET = endpoint('GET /suites/{id}/export.zip', {
  answer: async (call) => {
    const suite = await requireSuite(call)
    const pace = paceOf(call)
    const parts = []
    for (const part of suite.parts) parts.push(await archivedOf(call, part, pace))
    const found = await suiteReport(call.db, suite.id)
    const [played, judged] = (['played', 'judged'] as const).map((field) =>
      suite.parts.reduce((sum, part) => sum + part[field], 0),
    )
    if (!found || found.matches < (played ?? 0) || found.judged < (judged ?? 0))
      throw new AppError('conflict', 'Its report is being computed. Ask again soon.')
    const { format } = call.query
    const bytes =
      format === 'wis'
        ? suiteArchive({ suite, report: found.report, parts })
        : zipOf(
            await entriesFor(
              format,
              parts.map((part) => [part.experiment.suitePart ?? '', part] as const),
            ),
          )
    const name = `suite-${suite.id}${format === 'wis' ? '' : `-${format}`}.zip`
    const headers = { 'content-disposition': `attachment; filename="${name}"` }
    return new Raw(await streamOf(bytes), { type: 'application/zip', headers })
  },
})
