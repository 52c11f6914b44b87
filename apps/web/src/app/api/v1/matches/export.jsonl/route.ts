import { jsonLines } from '@wis/protocol'
import { endpoint } from '../../../../../server/api/endpoint.ts'
import { exportStream } from '../../../../../server/api/export-stream.ts'
import { matchFilterOf } from '../../../../../server/api/match-filter-of.ts'
import { Raw } from '../../../../../server/api/raw.ts'
import { platform } from '../../../../../server/keys/signing-keys.ts'

export const GET = endpoint('GET /matches/export.jsonl', {
  answer: async ({ db, query: { limit, ...query } }) => {
    const stream = exportStream(db, { ...matchFilterOf(query), limit }, platform())
    return new Raw(stream, { type: jsonLines, headers: { 'content-disposition': attachment } })
  },
})

const attachment = 'attachment; filename="matches.jsonl"'
