import { agentMatches } from '@wis/db/agents'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../../server/api/find-agent.ts'

export const GET = endpoint('GET /agents/{id}/matches', {
  find: agentOf,
  missing: noAgent,
  answer: ({ db, query }, { agentId }) => agentMatches(db, agentId, query),
})
