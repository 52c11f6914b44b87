import { findAgent, readAgent } from '@wis/db/agents'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../../server/api/find-agent.ts'
import { AppError } from '../../../../../../server/app-error.ts'
import { profilePageOf } from '../../../../../../server/profile/profile-page-of.ts'

export const GET = endpoint('GET /agents/{id}/profile', {
  find: agentOf,
  missing: noAgent,
  answer: async ({ db, viewer, query }, { agentId }) => {
    const besides = query.with === undefined ? undefined : await findAgent(db, query.with)
    const [agent, other] = await Promise.all([
      readAgent(db, agentId),
      besides && readAgent(db, besides.agentId),
    ])
    if (!agent) throw new AppError('not-found', noAgent)
    if (query.with !== undefined && !other)
      throw new AppError('not-found', 'There is no agent with the id or short name in `with`.')
    const readerId = viewer.kind === 'member' ? viewer.userId : null
    return profilePageOf(db, { agent, other, readerId })
  },
})
