import { listSeasons } from '@wis/db'
import { endpoint } from '../../../../server/api/endpoint.ts'

export const GET = endpoint('GET /seasons', {
  answer: async ({ db }) => ({ items: await listSeasons(db), nextCursor: null }),
})
