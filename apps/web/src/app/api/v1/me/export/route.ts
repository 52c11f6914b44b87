import { endpoint } from '../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../server/api/raw.ts'
import { requireMember } from '../../../../../server/api/require-member.ts'
import { accountExport } from '../../../../../server/export/account-export.ts'

export const GET = endpoint('GET /me/export', {
  answer: async ({ viewer }) =>
    new Raw(await accountExport(requireMember(viewer).userId), {
      type: 'application/json; charset=utf-8',
      headers: { 'content-disposition': 'attachment; filename="my-data.json"' },
    }),
})
