import { seasonCollusion } from '@wis/db/seasons'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { noSeason, seasonOf } from '../../../../../../server/api/find-season.ts'

export const GET = endpoint('GET /seasons/{slug}/collusion', {
  find: seasonOf,
  missing: noSeason,
  answer: async ({ db }, season) => {
    const { looked, items } = await seasonCollusion(db, season.id)
    return { looked: [...looked], items: [...items] }
  },
})
