import { jsonLines } from '@wis/protocol'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { exportOf } from '../../../../../../server/api/export-of.ts'
import { Raw } from '../../../../../../server/api/raw.ts'
import { AppError } from '../../../../../../server/app-error.ts'
import { platform } from '../../../../../../server/keys/signing-keys.ts'
import { requireMatch } from '../../../../../../server/require-match.ts'

export const GET = endpoint('GET /matches/{id}/export.jsonl', {
  answer: async ({ db, params }) => {
    const { id, status } = await requireMatch(params.id)
    const text = await exportOf(db, id, platform())
    if (text === undefined) throw new AppError('conflict', whyNot(status))
    const attachment = `attachment; filename="match-${id}.jsonl"`
    return new Raw(text, { type: jsonLines, headers: { 'content-disposition': attachment } })
  },
})

function whyNot(status: string): string {
  if (status === 'void') return 'This match was void before it was dealt: there is nothing to prove.'
  return status === 'finished'
    ? 'This match is kept back until its season publishes results, or until its deal is played out.'
    : 'This match is still played. What would prove it would also give it away.'
}
