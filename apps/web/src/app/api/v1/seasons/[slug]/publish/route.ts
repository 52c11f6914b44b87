import { publishSeason } from '@wis/db/seasons'
import { actingUser } from '../../../../../../server/api/acting-user.ts'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { noSeason, seasonOf } from '../../../../../../server/api/find-season.ts'
import { seasonPageOf } from '../../../../../../server/api/season-page-of.ts'
import { seasonRefused } from '../../../../../../server/api/season-refused.ts'

export const POST = endpoint('POST /seasons/{slug}/publish', {
  find: seasonOf,
  missing: noSeason,
  answer: async (call, season) => {
    const published = await publishSeason(call.db, await actingUser(call), season.id)
    if (!published.ok) throw seasonRefused(published.reason)
    return seasonPageOf((await seasonOf(call)) ?? season)
  },
})
