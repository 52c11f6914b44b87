import { findAgent } from '@wis/db/agents'
import { decideEntry, withdrawEntry } from '@wis/db/seasons'
import { actingUser } from '../../../../../../../server/api/acting-user.ts'
import { endpoint } from '../../../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../../../server/api/find-agent.ts'
import { noSeason, seasonOf } from '../../../../../../../server/api/find-season.ts'
import { seasonRefused } from '../../../../../../../server/api/season-refused.ts'
import { AppError } from '../../../../../../../server/app-error.ts'

export const PUT = endpoint('PUT /seasons/{slug}/entries/{id}', {
  find: seasonOf,
  missing: noSeason,
  answer: async (call, season) => {
    const agent = await findAgent(call.db, call.params.id)
    if (!agent) throw new AppError('not-found', noAgent)
    const wish = { seasonId: season.id, agentId: agent.agentId, decision: call.body.decision }
    const decided = await decideEntry(call.db, await actingUser(call), wish)
    if (!decided.ok) throw seasonRefused(decided.reason)
    return { state: decided.state }
  },
})

export const DELETE = endpoint('DELETE /seasons/{slug}/entries/{id}', {
  find: agentOf,
  missing: noAgent,
  answer: async (call, { agentId }) => {
    const season = await seasonOf(call)
    if (!season) throw new AppError('not-found', noSeason)
    if (await withdrawEntry(call.db, { seasonId: season.id, agentId })) return undefined
    throw new AppError('conflict', 'The agent is not entered in this season.')
  },
})
