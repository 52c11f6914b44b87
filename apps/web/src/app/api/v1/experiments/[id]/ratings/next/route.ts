import { endpoint } from '../../../../../../../server/api/endpoint.ts'
import { requireMember } from '../../../../../../../server/api/require-member.ts'
import { ratingPageOf } from '../../../../../../../server/lab/annotate.ts'

export const GET = endpoint('GET /experiments/{id}/ratings/next', {
  answer: ({ db, viewer, params: { id } }) => ratingPageOf(db, { id, userId: requireMember(viewer).userId }),
})
