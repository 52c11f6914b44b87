import { jsonLines } from '@wis/protocol'
import { endpoint } from '../../../../../server/api/endpoint.ts'
import { matchFilterOf } from '../../../../../server/api/match-filter-of.ts'
import { Raw } from '../../../../../server/api/raw.ts'
import { listStream } from '../../../../../server/export/list-stream.ts'

export const GET = endpoint('GET /matches/export.jsonl', {
  answer: async (call) => {
    const { limit, ...query } = call.query
    const headers = { 'content-disposition': 'attachment; filename="matches.jsonl"' }
    if (call.request.method === 'HEAD') return new Raw(null, { type: jsonLines, headers })
    const stream = await listStream(call, { ...matchFilterOf(query), limit })
    return new Raw(stream, { type: jsonLines, headers })
  },
})
