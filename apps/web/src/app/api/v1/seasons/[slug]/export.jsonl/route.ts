import { exportSeason } from '@wis/proof'
import { jsonLines } from '@wis/protocol'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { exportedSeason } from '../../../../../../server/export/exported-season.ts'
import { readableCut } from '../../../../../../server/export/readable-cut.ts'
import { bytesOfLines, streamOf } from '../../../../../../server/export/streams.ts'
import { platform } from '../../../../../../server/keys/signing-keys.ts'

export const GET = endpoint('GET /seasons/{slug}/export.jsonl', {
  answer: async ({ db, viewer, params: { slug } }) => {
    const cut = await readableCut(db, slug, viewer)
    const lines = exportSeason(exportedSeason(db, cut), platform())
    const headers = { 'content-disposition': `attachment; filename="season-${slug}.jsonl"` }
    return new Raw(streamOf(bytesOfLines(lines)), { type: jsonLines, headers })
  },
})
