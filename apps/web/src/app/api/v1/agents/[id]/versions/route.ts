import { addVersion, agentVersions, rollBack } from '@wis/db/agents'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { agentOf, noAgent } from '../../../../../../server/api/find-agent.ts'
import { refuseInside } from '../../../../../../server/api/refuse-inside.ts'
import { refused } from '../../../../../../server/api/refused.ts'
import { sealer } from '../../../../../../server/keys/vault.ts'

const about = { find: agentOf, missing: noAgent }

export const GET = endpoint('GET /agents/{id}/versions', {
  ...about,
  answer: ({ db, query }, { agentId }) => agentVersions(db, agentId, query),
})

export const POST = endpoint('POST /agents/{id}/versions', {
  ...about,
  answer: async ({ db, body }, { agentId }) => {
    if (!('repeats' in body)) refuseInside(body.connector)
    const added =
      'repeats' in body
        ? await rollBack(db, agentId, { number: body.repeats, note: body.note })
        : await addVersion(db, sealer(), agentId, body)
    if (!added.ok) throw refused(added.reason)
    return { version: added.number }
  },
})
