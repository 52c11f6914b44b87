import { endpoint } from '../../../../../server/api/endpoint.ts'
import { requireMatch } from '../../../../../server/require-match.ts'

export const GET = endpoint('GET /matches/{id}', {
  answer: ({ params }) => requireMatch(params.id),
})
