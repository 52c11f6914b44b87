import { checkForecast } from '@wis/db/agents'
import { endpoint } from '../../../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../../../server/api/find-agent.ts'
import { AppError } from '../../../../../../../server/app-error.ts'

export const GET = endpoint('GET /agents/{id}/flight-check/forecast', {
  find: agentOf,
  missing: noAgent,
  answer: async ({ db, query }, { agentId }) => {
    const forecast = await checkForecast(db, agentId, query.game)
    if (!forecast) throw new AppError('not-found', noAgent)
    return forecast
  },
})
