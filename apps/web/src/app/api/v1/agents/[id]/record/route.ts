import { agentEncounters, agentRecord, agentWords, lookedAt } from '@wis/db/agents'
import { recordRowOf } from '../../../../../../features/agent/record-row-of.ts'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../../server/api/find-agent.ts'

export const GET = endpoint('GET /agents/{id}/record', {
  find: agentOf,
  missing: noAgent,
  answer: async ({ db }, { agentId }) => {
    const [records, encounters, { best, worst }] = await Promise.all([
      agentRecord(db, agentId),
      agentEncounters(db, agentId),
      agentWords(db, agentId),
    ])
    return {
      seasons: records.map(recordRowOf),
      lookedAt,
      encounters: [...encounters],
      words: { best: [...best], worst: [...worst] },
    }
  },
})
