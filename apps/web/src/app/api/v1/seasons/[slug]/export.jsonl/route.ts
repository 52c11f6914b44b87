import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { seasonDownload } from '../../../../../../server/export/season-download.ts'

export const GET = endpoint('GET /seasons/{slug}/export.jsonl', {
  answer: (call) => seasonDownload(call, 'export.jsonl'),
})
