import { readPeople, removePerson } from '@wis/db/agents'
import type { AgentOwner } from '@wis/db/agents'
import { AppError, found } from '../../app-error.ts'
import { requireMember } from '../acting-user.ts'
import type { Call } from '../call.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { agentOf, noAgent, ofAgent } from '../find-season.ts'

/** The part of one person in an agent: to be ended by the agent's owner, and by that person. */
async function partOf(call: Call<'DELETE /agents/{id}/people/{person}'>): Promise<AgentOwner | undefined> {
  const agent = await agentOf(call)
  return agent && { ...agent, helpers: agent.helpers.filter(({ userId }) => userId === call.params.person) }
}

/** Who works on an agent. Rights are given on its page alone. */
export const endpoints: readonly Endpoint[] = [
  endpoint('GET /agents/{id}/people', {
    ...ofAgent,
    answer: async ({ db }, { agentId }) => {
      return found(await readPeople(db, agentId), noAgent)
    },
  }),
  endpoint('DELETE /agents/{id}/people/{person}', {
    find: partOf,
    missing: noAgent,
    answer: async ({ db, viewer, params: { person } }, { agentId }) => {
      const removed = await removePerson(db, { agentId, by: requireMember(viewer).userId, person })
      if (!removed.ok) throw new AppError('not-found', 'No person with this id works on the agent.')
      return undefined
    },
  }),
]
