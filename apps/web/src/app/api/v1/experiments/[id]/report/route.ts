import { experimentReport } from '@wis/db/experiments'
import type { Language } from '@wis/games'
import { renamedReport, toCsv, toLatex, toMarkdown } from '@wis/lab'
import type { Report, TaskReport } from '@wis/lab'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { AppError } from '../../../../../../server/app-error.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'

type Written = Readonly<
  Record<'md' | 'tex' | 'csv', (report: Report | TaskReport, language: Language) => Raw>
>

const written: Written = {
  md: (report, language) => new Raw(toMarkdown(report, language), { type: 'text/markdown; charset=utf-8' }),
  tex: (report, language) => new Raw(toLatex(report, language), { type: 'application/x-tex; charset=utf-8' }),
  csv: (report) => new Raw(toCsv(report), { type: 'text/csv; charset=utf-8' }),
}

export const GET = endpoint('GET /experiments/{id}/report', {
  answer: async (call) => {
    const { id, names } = await requireExperiment(call)
    const found = await experimentReport(call.db, id)
    if (!found) throw new AppError('conflict', 'There is no report yet: no match of it is over.')
    const { format, language } = call.query
    // It is stored as the laboratory made it.
    const made = found.report as (Report | TaskReport) & Readonly<Record<string, unknown>>
    const report = renamedReport(made, names)
    return format === 'json' ? { ...found, report: { ...report } } : written[format](report, language)
  },
})
