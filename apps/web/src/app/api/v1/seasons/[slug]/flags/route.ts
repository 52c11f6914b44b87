import { seasonFlags } from '@wis/db/seasons'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { noSeason, seasonOf } from '../../../../../../server/api/find-season.ts'

export const GET = endpoint('GET /seasons/{slug}/flags', {
  find: seasonOf,
  missing: noSeason,
  answer: async ({ db }, season) => ({ items: [...(await seasonFlags(db, season.id))] }),
})
