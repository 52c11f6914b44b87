import { agentCalls } from '@wis/db/agents'
import { ids } from '@wis/engine'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../../server/api/find-agent.ts'

export const GET = endpoint('GET /agents/{id}/calls', {
  find: agentOf,
  missing: noAgent,
  answer: ({ db, query: { match, ...query } }, { agentId }) =>
    agentCalls(db, agentId, { ...query, matchId: match === undefined ? undefined : ids.match(match) }),
})
