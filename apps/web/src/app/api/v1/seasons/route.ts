import { createSeason, pageOfSeasons } from '@wis/db'
import { actingUser } from '../../../../server/api/acting-user.ts'
import { endpoint } from '../../../../server/api/endpoint.ts'
import { may } from '../../../../server/permissions.ts'
import type { Viewer } from '../../../../server/permissions.ts'

export const GET = endpoint('GET /seasons', {
  answer: ({ db, viewer, query }) => pageOfSeasons(db, { ...query, organizerId: organizerOf(viewer) }),
})

export const POST = endpoint('POST /seasons', {
  answer: async ({ db, viewer, body }) => ({
    slug: await createSeason(db, await actingUser({ db, viewer }), body),
  }),
})

/** Whose seasons are listed also while they are set up. */
function organizerOf(viewer: Viewer): string | undefined {
  if (viewer.kind === 'anonymous') return undefined
  return may(viewer, 'season.change', { ownerId: null }).allowed ? 'everybody' : viewer.userId
}
