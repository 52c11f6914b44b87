import { readFlightCheck, requestFlightCheck } from '@wis/db/agents'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../../server/api/find-agent.ts'
import { noSeason, seasonOf } from '../../../../../../server/api/find-season.ts'
import { refused } from '../../../../../../server/api/refused.ts'
import { AppError } from '../../../../../../server/app-error.ts'

const about = { find: agentOf, missing: noAgent }
const noCheck = () => new AppError('not-found', 'This agent has had no flight check yet.')

export const GET = endpoint('GET /agents/{id}/flight-check', {
  ...about,
  answer: async ({ db, query }, { agentId }) => {
    const check = await readFlightCheck(db, agentId, query)
    if (!check) throw noCheck()
    return check
  },
})

export const POST = endpoint('POST /agents/{id}/flight-check', {
  ...about,
  answer: async (call, { agentId }) => {
    const { db, viewer, query } = call
    const season = query.season && (await seasonOf({ db, viewer, params: { slug: query.season } }))
    if (query.season && !season) throw new AppError('not-found', noSeason)
    const requested = await requestFlightCheck(
      db,
      agentId,
      season ? { seasonId: season.id } : { game: query.game },
    )
    if (!requested.ok) throw refused(requested.reason)
    const check = await readFlightCheck(db, agentId, requested)
    if (!check) throw noCheck()
    return check
  },
})
