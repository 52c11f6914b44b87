import {
  askSituations,
  dropSituation,
  keepSituation,
  readReruns,
  readSituations,
  requestReruns,
} from '@wis/db/agents'
import { AppError } from '../../app-error.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { agentOf, noAgent } from '../find-agent.ts'
import { refused } from '../refused.ts'

const ofAgent = { find: agentOf, missing: noAgent }

const placeOf = ({ match, entry }: { readonly match: string; readonly entry: number }) => ({
  matchId: match,
  seq: entry,
})

/** Calls that an owner puts to an agent again, and those that it keeps for each new version. */
export const endpoints: readonly Endpoint[] = [
  endpoint('GET /agents/{id}/calls/{match}/{entry}/reruns', {
    ...ofAgent,
    answer: async ({ db, params }, { agentId }) => ({
      items: [...(await readReruns(db, agentId, placeOf(params)))],
    }),
  }),
  endpoint('POST /agents/{id}/calls/{match}/{entry}/reruns', {
    ...ofAgent,
    answer: async ({ db, params, body }, { agentId }) => {
      const place = placeOf(params)
      const requested = await requestReruns(db, agentId, { ...body, calls: [place] })
      if (!requested.ok) throw refused(requested.reason)
      const items = await readReruns(db, agentId, place)
      return { items: items.filter(({ id }) => requested.ids.includes(id)) }
    },
  }),
  endpoint('PUT /agents/{id}/calls/{match}/{entry}/situation', {
    ...ofAgent,
    answer: async ({ db, params, body }, { agentId }) => {
      const kept = await keepSituation(db, agentId, { ...placeOf(params), ...body })
      if (!kept.ok) throw refused(kept.reason)
      return undefined
    },
  }),
  endpoint('DELETE /agents/{id}/calls/{match}/{entry}/situation', {
    ...ofAgent,
    answer: async ({ db, params }, { agentId }) => {
      if (!(await dropSituation(db, agentId, placeOf(params))))
        throw new AppError('not-found', 'This call is not kept as a situation.')
      return undefined
    },
  }),
  endpoint('GET /agents/{id}/situations', {
    ...ofAgent,
    answer: async ({ db }, { agentId }) => ({ items: [...(await readSituations(db, agentId))] }),
  }),
  endpoint('POST /agents/{id}/situations/run', {
    ...ofAgent,
    answer: async ({ db, body }, { agentId }) => {
      const asked = await askSituations(db, agentId, body)
      if (!asked.ok) throw refused(asked.reason)
      return { version: asked.version, situations: asked.ids.length, answers: asked.ids.length * body.times }
    },
  }),
]
