import { leavePlay } from '@wis/db/agents'
import { endpoint } from '../../../../../server/api/endpoint.ts'
import { pullerOf } from '../../../../../server/play/puller.ts'

export const POST = endpoint('POST /play/leave', {
  find: (call) => pullerOf(call, call.body.agent),
  answer: async ({ db }, { agentId }) => ({ left: await leavePlay(db, agentId) }),
})
