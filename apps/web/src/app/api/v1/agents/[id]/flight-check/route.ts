import { readFlightCheck, requestFlightCheck } from '@wis/db'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../../server/api/find-agent.ts'
import { refused } from '../../../../../../server/api/refused.ts'
import { AppError } from '../../../../../../server/app-error.ts'

const about = { find: agentOf, missing: noAgent }
const noCheck = () => new AppError('not-found', 'This agent has had no flight check yet.')

export const GET = endpoint('GET /agents/{id}/flight-check', {
  ...about,
  answer: async ({ db }, { agentId }) => {
    const check = await readFlightCheck(db, agentId)
    if (!check) throw noCheck()
    return check
  },
})

export const POST = endpoint('POST /agents/{id}/flight-check', {
  ...about,
  answer: async ({ db }, { agentId }) => {
    const requested = await requestFlightCheck(db, agentId)
    if (!requested.ok) throw refused(requested.reason)
    const check = await readFlightCheck(db, agentId, requested.checkId)
    if (!check) throw noCheck()
    return check
  },
})
