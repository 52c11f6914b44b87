import { changeSeason } from '@wis/db/seasons'
import { actingUser } from '../../../../../server/api/acting-user.ts'
import { endpoint } from '../../../../../server/api/endpoint.ts'
import { noSeason, seasonOf } from '../../../../../server/api/find-season.ts'
import { isAboutName, nameRefused } from '../../../../../server/api/name-refused.ts'
import { seasonPageOf } from '../../../../../server/api/season-page-of.ts'
import { seasonRefused } from '../../../../../server/api/season-refused.ts'

const about = { find: seasonOf, missing: noSeason }

export const GET = endpoint('GET /seasons/{slug}', {
  ...about,
  answer: async (_, season) => seasonPageOf(season),
})

export const PATCH = endpoint('PATCH /seasons/{slug}', {
  ...about,
  answer: async (call, season) => {
    const changed = await changeSeason(call.db, await actingUser(call), season.id, call.body)
    if (!changed.ok)
      throw isAboutName(changed) ? nameRefused(changed, 'season') : seasonRefused(changed.reason)
    return seasonPageOf((await seasonOf(call)) ?? season)
  },
})
