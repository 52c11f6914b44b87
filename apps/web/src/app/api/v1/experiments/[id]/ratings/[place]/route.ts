import { endpoint } from '../../../../../../../server/api/endpoint.ts'
import { requireMember } from '../../../../../../../server/api/require-member.ts'
import { rateItem, ratingPageOf } from '../../../../../../../server/lab/annotate.ts'

export const GET = endpoint('GET /experiments/{id}/ratings/{place}', {
  answer: ({ db, viewer, params: { id, place } }) =>
    ratingPageOf(db, { id, userId: requireMember(viewer).userId, place: Number(place) }),
})

export const PUT = endpoint('PUT /experiments/{id}/ratings/{place}', {
  answer: async ({ db, viewer, params: { id, place }, body }) => {
    const { userId } = requireMember(viewer)
    await rateItem(db, { id, userId, place: Number(place), ...body })
    return ratingPageOf(db, { id, userId })
  },
})
