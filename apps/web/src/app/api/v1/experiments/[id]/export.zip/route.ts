import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { zipOf } from '../../../../../../server/export/making/zip.ts'
import { streamOf } from '../../../../../../server/export/stream-of.ts'
import { entriesFor } from '../../../../../../server/lab/archive-for.ts'
import { archivedOf, paceOf } from '../../../../../../server/lab/archived.ts'
import { experimentArchive } from '../../../../../../server/lab/experiment-archive.ts'
import { requireExperiment } from '../../../../../../server/lab/find-experiment.ts'

export const GET = endpoint('GET /experiments/{id}/export.zip', {
  answer: async (call) => {
    const experiment = await requireExperiment(call)
    const { format } = call.query
    const archived = await archivedOf(call, experiment, paceOf(call))
    const bytes =
      format === 'wis'
        ? experimentArchive(archived)
        : zipOf(await entriesFor(format, [[undefined, archived]]))
    const name = `experiment-${experiment.id}${format === 'wis' ? '' : `-${format}`}.zip`
    const headers = { 'content-disposition': `attachment; filename="${name}"` }
    return new Raw(await streamOf(bytes), { type: 'application/zip', headers })
  },
})
