import { readAgentNotices } from '@wis/db/agents'
import { endpoint } from '../../../../../server/api/endpoint.ts'
import { env } from '../../../../../server/env/env.ts'
import { noticeOf } from '../../../../../server/play/notice-of.ts'
import { pullerOf } from '../../../../../server/play/puller.ts'

export const GET = endpoint('GET /play/notices', {
  find: (call) => pullerOf(call, call.query.agent),
  answer: async ({ db, query }, { agentId, slug }) => {
    const { acknowledge: acknowledged, limit } = query
    const rows = await readAgentNotices(db, { agentId, acknowledged, limit })
    const items = rows.map((row) => noticeOf(row, { slug, publicUrl: env().publicUrl }))
    return { items, cursor: rows.at(-1)?.id ?? null }
  },
})
