import { organizeSeason, pageOfSeasons } from '@wis/db/seasons'
import { actingUser } from '../../../../server/api/acting-user.ts'
import { endpoint } from '../../../../server/api/endpoint.ts'
import { seasonOf } from '../../../../server/api/find-season.ts'
import { nameRefused } from '../../../../server/api/name-refused.ts'
import { AppError } from '../../../../server/app-error.ts'
import { may } from '../../../../server/permissions.ts'
import type { Viewer } from '../../../../server/permissions.ts'

const notOfThisList = () =>
  new AppError('bad-request', 'The query cannot be understood.', [
    { path: 'cursor', message: 'not a cursor of this list' },
  ])

export const GET = endpoint('GET /seasons', {
  answer: async ({ db, viewer, query }) => {
    const after = query.cursor
    if (after !== undefined && !(await seasonOf({ db, viewer, params: { slug: after } })))
      throw notOfThisList()
    return pageOfSeasons(db, { ...query, organizerId: organizerOf(viewer) })
  },
})

export const POST = endpoint('POST /seasons', {
  answer: async ({ db, viewer, body }) => {
    const created = await organizeSeason(db, await actingUser({ db, viewer }), body)
    if (!created.ok) throw nameRefused(created, 'season')
    return { slug: created.slug }
  },
})

/** The account whose unopened seasons are listed, too. */
function organizerOf(viewer: Viewer): string | undefined {
  if (viewer.kind === 'anonymous') return undefined
  return may(viewer, 'season.change', { ownerId: null }).allowed ? 'everybody' : viewer.userId
}
