import { endpoint } from '../../../../../server/api/endpoint.ts'
import { requireMember } from '../../../../../server/api/require-member.ts'
import { recognition } from '../../../../../server/look-up.ts'

export const POST = endpoint('POST /agents/recognise', {
  answer: ({ db, viewer, body }) => recognition(db, { ...body, userId: requireMember(viewer).userId }),
})
