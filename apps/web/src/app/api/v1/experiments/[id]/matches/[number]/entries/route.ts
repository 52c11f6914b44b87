import { readEntries } from '@wis/db/matches'
import { ids, told } from '@wis/engine'
import { endpoint } from '../../../../../../../../server/api/endpoint.ts'
import { labReader, requirePlannedMatch } from '../../../../../../../../server/lab/find-planned-match.ts'

export const GET = endpoint('GET /experiments/{id}/matches/{number}/entries', {
  answer: async (call) => {
    const { since } = call.query
    const { header } = await requirePlannedMatch(call)
    const items = (await readEntries(call.db, ids.match(header.id), labReader, since)).map(told)
    return { items, nextSeq: (items.at(-1)?.seq ?? since) + 1 }
  },
})
