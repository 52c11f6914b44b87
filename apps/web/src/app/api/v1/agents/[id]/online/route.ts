import { setOnline } from '@wis/db/agents'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../../server/api/find-agent.ts'
import { refused } from '../../../../../../server/api/refused.ts'

export const PUT = endpoint('PUT /agents/{id}/online', {
  find: agentOf,
  missing: noAgent,
  answer: async ({ db, body: { online, confirmed = false, ranked } }, { agentId }) => {
    const set = await setOnline(db, agentId, { online, confirmed, ...(ranked !== undefined && { ranked }) })
    if (!set.ok) throw refused(set.reason)
    return { online }
  },
})
