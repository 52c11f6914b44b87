import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { seasonDownload } from '../../../../../../server/export/season-download.ts'

export const GET = endpoint('GET /seasons/{slug}/{table}', {
  answer: (call) => seasonDownload(call, call.params.table),
})
