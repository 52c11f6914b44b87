import { queueStatus } from '@wis/db'
import { matchmakingRule } from '@wis/protocol'
import { endpoint } from '../../../../server/api/endpoint.ts'
import { runnerHealth } from '../../../../server/health.ts'

export const GET = endpoint('GET /schedule', {
  answer: async ({ db }) => {
    const [{ matches, ...queue }, { runner, storage }] = await Promise.all([queueStatus(db), runnerHealth()])
    const nextTickAt = new Date(Date.now() + matchmakingRule.everyMs).toISOString()
    return { queue, matches, rule: matchmakingRule, nextTickAt, runner, room: storage?.room ?? 'unknown' }
  },
})
