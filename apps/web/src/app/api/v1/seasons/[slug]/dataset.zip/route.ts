import { zip } from '@wis/protocol'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { env } from '../../../../../../server/env/env.ts'
import { datasetArchive } from '../../../../../../server/export/dataset-archive.ts'
import { readableCut } from '../../../../../../server/export/readable-cut.ts'
import { streamOf } from '../../../../../../server/export/streams.ts'
import { platform } from '../../../../../../server/keys/signing-keys.ts'

export const GET = endpoint('GET /seasons/{slug}/dataset.zip', {
  answer: async ({ db, viewer, params: { slug } }) => {
    const cut = await readableCut(db, slug, viewer)
    const { publicUrl: url, datasetLicence: licence } = env()
    const archive = datasetArchive(db, cut, { platform: platform(), url, licence })
    const headers = { 'content-disposition': `attachment; filename="season-${slug}.zip"` }
    return new Raw(streamOf(archive), { type: zip, headers })
  },
})
