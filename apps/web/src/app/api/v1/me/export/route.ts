import { exportUser } from '@wis/db'
import { endpoint } from '../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../server/api/raw.ts'
import { requireMember } from '../../../../../server/api/require-member.ts'

export const GET = endpoint('GET /me/export', {
  answer: async ({ db, viewer }) => {
    const data = await exportUser(db, requireMember(viewer).userId)
    return new Raw(JSON.stringify(data, null, 2), {
      type: 'application/json; charset=utf-8',
      headers: { 'content-disposition': 'attachment; filename="my-data.json"' },
    })
  },
})
