import { findAgent } from '@wis/db/agents'
import { pairedResults } from '@wis/db/seasons'
import { pairedDifference } from '@wis/ratings'
import { comparedMetrics } from '../../../../../../features/seasons/compared-metrics.ts'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { noAgent } from '../../../../../../server/api/find-agent.ts'
import { noSeason, organizes, seasonOf } from '../../../../../../server/api/find-season.ts'
import { AppError } from '../../../../../../server/app-error.ts'

export const GET = endpoint('GET /seasons/{slug}/compare', {
  find: seasonOf,
  missing: noSeason,
  answer: async ({ db, viewer, query: { a, b, language } }, season) => {
    if (season.embargoed && !organizes(viewer, season))
      throw new AppError('conflict', 'The results of this season are kept back until they are published.')
    const [first, second] = [await findAgent(db, a), await findAgent(db, b)]
    if (!first || !second) throw new AppError('not-found', noAgent)
    const pair = { seasonId: season.id, language, first: first.agentId, second: second.agentId }
    const { pairs, difference, interval, pairsToSeparate } = pairedDifference(await pairedResults(db, pair))
    const seesWithheld = organizes(viewer, season)
    const metrics = await comparedMetrics(db, season, { ...pair, seesWithheld })
    return {
      deals: pairs,
      difference,
      interval,
      dealsToSeparate: pairsToSeparate,
      ...(metrics && { metrics }),
    }
  },
})
