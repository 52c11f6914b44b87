import { endpoint } from '../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../server/api/raw.ts'
import { nextTurn, pulledText } from '../../../../../server/play/give-turn.ts'
import { connect, pullerOf } from '../../../../../server/play/puller.ts'

const json = 'application/json; charset=utf-8'

export const GET = endpoint('GET /play/turns', {
  find: (call) => pullerOf(call, call.query.agent),
  answer: async (call, puller) => {
    const { db, request, query } = call
    // A caller that wants only the head gets no turn, and must not wait for one.
    const waitMs = request.method === 'HEAD' ? 0 : query.wait * 1000
    await connect(call, puller, waitMs)
    const { agentId } = puller
    const turn = await nextTurn(db, { agentId, skip: query.skip ?? [], waitMs, signal: request.signal })
    const headers = { 'cache-control': 'no-store', ...(!turn && { 'retry-after': waitMs === 0 ? '5' : '0' }) }
    return turn
      ? new Raw(pulledText(turn), { type: json, headers })
      : new Raw(null, { type: json, status: 204, headers })
  },
})
