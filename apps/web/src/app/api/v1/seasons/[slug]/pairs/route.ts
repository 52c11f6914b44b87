import { seasonPairs } from '@wis/db/seasons'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { noSeason, seasonOf } from '../../../../../../server/api/find-season.ts'

export const GET = endpoint('GET /seasons/{slug}/pairs', {
  find: seasonOf,
  missing: noSeason,
  answer: async ({ db }, season) => seasonPairs(db, season.id),
})
