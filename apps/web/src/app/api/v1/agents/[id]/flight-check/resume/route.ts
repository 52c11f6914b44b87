import { readFlightCheck, resumeFlightCheck } from '@wis/db/agents'
import { endpoint } from '../../../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../../../server/api/find-agent.ts'
import { refused } from '../../../../../../../server/api/refused.ts'
import { AppError } from '../../../../../../../server/app-error.ts'

export const POST = endpoint('POST /agents/{id}/flight-check/resume', {
  find: agentOf,
  missing: noAgent,
  answer: async ({ db, query }, { agentId }) => {
    const done = await resumeFlightCheck(db, agentId, query.game)
    if (!done.ok) throw refused(done.reason)
    const check = await readFlightCheck(db, agentId, done)
    if (!check) throw new AppError('not-found', noAgent)
    return check
  },
})
