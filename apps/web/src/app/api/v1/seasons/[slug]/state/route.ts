import { moveSeason } from '@wis/db/seasons'
import { actingUser } from '../../../../../../server/api/acting-user.ts'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { noSeason, seasonOf } from '../../../../../../server/api/find-season.ts'
import { isAboutName, nameRefused } from '../../../../../../server/api/name-refused.ts'
import { seasonPageOf } from '../../../../../../server/api/season-page-of.ts'
import { seasonRefused } from '../../../../../../server/api/season-refused.ts'

export const POST = endpoint('POST /seasons/{slug}/state', {
  find: seasonOf,
  missing: noSeason,
  answer: async (call, season) => {
    const moved = await moveSeason(call.db, await actingUser(call), season.id, call.body.state)
    if (!moved.ok) throw isAboutName(moved) ? nameRefused(moved, 'season') : seasonRefused(moved.reason)
    return seasonPageOf((await seasonOf(call)) ?? season)
  },
})
