import { listAgents, registerAgent } from '@wis/db/agents'
import { endpoint } from '../../../../server/api/endpoint.ts'
import { isAboutName, nameRefused } from '../../../../server/api/name-refused.ts'
import { refuseInside } from '../../../../server/api/refuse-inside.ts'
import { refused } from '../../../../server/api/refused.ts'
import { requireMember } from '../../../../server/api/require-member.ts'
import { sealer } from '../../../../server/keys/vault.ts'

export const GET = endpoint('GET /agents', {
  answer: ({ db, query }) => listAgents(db, query),
})

export const POST = endpoint('POST /agents', {
  answer: async ({ db, viewer, body }) => {
    refuseInside(body.connector)
    const registered = await registerAgent(db, sealer(), requireMember(viewer).userId, body)
    if (!registered.ok)
      throw isAboutName(registered) ? nameRefused(registered, 'agent') : refused(registered.reason)
    return { id: registered.agentId, slug: registered.slug, version: 1 }
  },
})
