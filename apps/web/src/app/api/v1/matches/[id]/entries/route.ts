import { readEntries } from '@wis/db/matches'
import { ids, told } from '@wis/engine'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { requireMatch } from '../../../../../../server/require-match.ts'

export const GET = endpoint('GET /matches/{id}/entries', {
  answer: async ({ db, params, query: { since } }) => {
    const { id } = await requireMatch(params.id)
    const items = (await readEntries(db, ids.match(id), 'spectator', since)).map(told)
    return { items, nextSeq: (items.at(-1)?.seq ?? since) + 1 }
  },
})
