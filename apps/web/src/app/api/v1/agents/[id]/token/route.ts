import { endEarlierToken, ownerAgent, replaceToken } from '@wis/db/agents'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../../server/api/find-agent.ts'
import { refused } from '../../../../../../server/api/refused.ts'
import { sealer } from '../../../../../../server/keys/vault.ts'

const usualOverlapMinutes = 60

export const PATCH = endpoint('PATCH /agents/{id}/token', {
  find: agentOf,
  missing: noAgent,
  answer: async ({ db, body: { token, earlierValidMinutes = usualOverlapMinutes } }, { agentId }) => {
    const changed =
      token === undefined
        ? await endEarlierToken(db, agentId)
        : await replaceToken(db, sealer(), agentId, { token, earlierValidMs: earlierValidMinutes * 60_000 })
    if (!changed.ok) throw refused(changed.reason)
    const page = await ownerAgent(db, agentId)
    return { earlierTokenUntil: page?.connector?.earlierTokenUntil ?? null }
  },
})
