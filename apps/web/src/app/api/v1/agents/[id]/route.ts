import { deleteAgent, lacksPrices, ownerAgent, readAgent, retireAgent, updateAgent } from '@wis/db/agents'
import { pricesNeeded } from '@wis/protocol'
import { endpoint } from '../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../server/api/find-agent.ts'
import { nameRefused } from '../../../../../server/api/name-refused.ts'
import { refused } from '../../../../../server/api/refused.ts'
import { AppError } from '../../../../../server/app-error.ts'
import { may } from '../../../../../server/permissions.ts'

const about = { find: agentOf, missing: noAgent }
const gone = () => new AppError('not-found', noAgent)

export const GET = endpoint('GET /agents/{id}', {
  ...about,
  answer: async ({ db, viewer }, agent) => {
    const { allowed } = may(viewer, 'agent.inspect', agent)
    const page = await (allowed ? ownerAgent : readAgent)(db, agent.agentId)
    if (!page) throw gone()
    return page
  },
})

export const PATCH = endpoint('PATCH /agents/{id}', {
  ...about,
  answer: async ({ db, body }, { agentId }) => {
    if (body.limits && (await lacksPrices(db, agentId, body.limits)))
      throw new AppError('invalid', 'A limit in dollars needs prices.', [
        { path: 'limits.prices', message: pricesNeeded },
      ])
    const updated = await updateAgent(db, agentId, body)
    if (updated === false) throw refused('retired')
    if (updated !== true) throw nameRefused(updated, 'agent')
    const page = await ownerAgent(db, agentId)
    if (!page) throw gone()
    return page
  },
})

export const DELETE = endpoint('DELETE /agents/{id}', {
  ...about,
  answer: async ({ db }, { agentId }) => {
    if ((await deleteAgent(db, agentId)).ok) return { outcome: 'deleted' as const }
    if (await retireAgent(db, agentId)) return { outcome: 'retired' as const }
    throw refused('retired')
  },
})
