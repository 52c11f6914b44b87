import { matchCalls } from '@wis/db/agents'
import { ids } from '@wis/engine'
import { endpoint } from '../../../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../../../server/api/find-agent.ts'
import { AppError } from '../../../../../../../server/app-error.ts'

export const GET = endpoint('GET /agents/{id}/calls/{match}', {
  find: agentOf,
  missing: noAgent,
  answer: async ({ db, params: { match } }, { agentId }) => {
    const found = await matchCalls(db, agentId, ids.match(match))
    if (!found) throw new AppError('not-found', 'This agent has no seat in a match with this id.')
    const { alias, version, calls, told, probes } = found
    const asked = calls.map(({ call }) => call)
    return { matchId: match, alias, version, calls: asked, told: [...told], probes: [...probes] }
  },
})
