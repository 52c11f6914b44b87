import { endpoint } from '../../../../../../../server/api/endpoint.ts'
import { requireMember } from '../../../../../../../server/api/require-member.ts'
import { undoRating } from '../../../../../../../server/lab/annotate.ts'

export const DELETE = endpoint('DELETE /experiments/{id}/ratings/last', {
  answer: ({ db, viewer, params: { id } }) => undoRating(db, { id, userId: requireMember(viewer).userId }),
})
