import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { takeAnswer } from '../../../../../../server/play/answer-turn.ts'
import { connect, pullerOf } from '../../../../../../server/play/puller.ts'

export const POST = endpoint('POST /play/turns/{id}', {
  find: (call) => pullerOf(call, call.query.agent),
  answer: async (call, puller) => {
    await connect(call, puller)
    const answer = JSON.stringify(call.body)
    return takeAnswer(call.db, { agentId: puller.agentId, turnId: call.params.id, answer })
  },
})
