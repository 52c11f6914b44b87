import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { streamOf } from '../../../../../../server/export/stream-of.ts'
import { archivedOf, paceOf } from '../../../../../../server/lab/archived.ts'
import { experimentArchive } from '../../../../../../server/lab/experiment-archive.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'

export const GET = endpoint('GET /experiments/{id}/export.zip', {
  answer: async (call) => {
    const experiment = await requireExperiment(call)
    const bytes = experimentArchive(await archivedOf(call, experiment, paceOf(call)))
    const headers = { 'content-disposition': `attachment; filename="experiment-${experiment.id}.zip"` }
    return new Raw(await streamOf(bytes), { type: 'application/zip', headers })
  },
})
