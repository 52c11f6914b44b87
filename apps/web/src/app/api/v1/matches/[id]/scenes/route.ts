import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { requireMatch } from '../../../../../../server/require-match.ts'
import { mostSteps, scenesOf } from '../../../../../../server/scenes/scenes-of.ts'

export const GET = endpoint('GET /matches/{id}/scenes', {
  answer: async ({ db, params, query }) =>
    scenesOf(db, await requireMatch(params.id), { ...query, most: mostSteps }),
})
