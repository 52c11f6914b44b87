import { readAvatar } from '@wis/db/agents'
import { webp } from '@wis/protocol'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../../server/api/find-agent.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { AppError } from '../../../../../../server/app-error.ts'

export const GET = endpoint('GET /agents/{id}/avatar', {
  find: agentOf,
  missing: noAgent,
  answer: async ({ db }, { agentId }) => {
    const image = await readAvatar(db, agentId)
    if (!image) throw new AppError('not-found', 'This agent has no picture of its own.')
    return new Raw(new Uint8Array(image), { type: webp, headers: { 'x-content-type-options': 'nosniff' } })
  },
})
