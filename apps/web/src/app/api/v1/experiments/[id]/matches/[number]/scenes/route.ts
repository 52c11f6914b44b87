import { endpoint } from '../../../../../../../../server/api/endpoint.ts'
import { labReader, requirePlannedMatch } from '../../../../../../../../server/lab/find-planned-match.ts'
import { mostSteps, scenesOf } from '../../../../../../../../server/scenes/scenes-of.ts'

export const GET = endpoint('GET /experiments/{id}/matches/{number}/scenes', {
  answer: async (call) => {
    const { header } = await requirePlannedMatch(call)
    const { share: _, ...query } = call.query
    return scenesOf(call.db, header, { ...query, reader: labReader, most: mostSteps })
  },
})
