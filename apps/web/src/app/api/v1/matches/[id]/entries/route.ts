import { readLog } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { requireMatch } from '../../../../../../server/require-match.ts'

export const GET = endpoint('GET /matches/{id}/entries', {
  answer: async ({ db, params, query: { since } }) => {
    const { id } = await requireMatch(params.id)
    const items = await readLog(db, ids.match(id), 'spectator', since)
    return { items, nextSeq: (items.at(-1)?.seq ?? since) + 1 }
  },
})
