import {
  askSituations,
  dropSituation,
  exportedSituations,
  keepSituation,
  openForks,
  pairedVersions,
  playSameDeals,
  readForks,
  readReruns,
  readShadow,
  readSituations,
  requestReruns,
  startShadow,
  stopShadow,
} from '@wis/db/agents'
import type { ForksOpened } from '@wis/db/agents'
import { AppError } from '../../app-error.ts'
import { requireMember } from '../acting-user.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { deedOf, ofAgent } from '../find-season.ts'
import { linesFile } from '../lines-file.ts'
import { done } from '../refused.ts'

const placeOf = ({ match, entry }: { readonly match: string; readonly entry: number }) => ({
  matchId: match,
  seq: entry,
})

function opened(result: ForksOpened) {
  const { ticketId, forks } = done(result)
  return { ticketId, matches: forks }
}

/** What an owner has an agent do again: answer a call, those that it keeps for each new version, or play a match. */
export const endpoints: readonly Endpoint[] = [
  endpoint('GET /agents/{id}/calls/{match}/{entry}/reruns', {
    ...ofAgent,
    answer: async ({ db, params }, { agentId }) => ({
      items: [...(await readReruns(db, agentId, placeOf(params)))],
    }),
  }),
  endpoint('POST /agents/{id}/calls/{match}/{entry}/reruns', {
    ...ofAgent,
    deed: deedOf('asked-again'),
    answer: async ({ db, params, body }, { agentId }) => {
      const place = placeOf(params)
      const requested = done(await requestReruns(db, agentId, { ...body, calls: [place] }))
      const items = await readReruns(db, agentId, place)
      return { items: items.filter(({ id }) => requested.ids.includes(id)) }
    },
  }),
  endpoint('PUT /agents/{id}/calls/{match}/{entry}/situation', {
    ...ofAgent,
    answer: async ({ db, viewer, params, body }, { agentId }) => {
      const by = requireMember(viewer).userId
      done(await keepSituation(db, agentId, { ...placeOf(params), ...body, by }))
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
  endpoint('GET /agents/{id}/forks', {
    ...ofAgent,
    answer: async ({ db }, { agentId }) => ({
      items: [...(await readForks(db, agentId))],
      paired: (await pairedVersions(db, agentId)).map(({ pairs: deals, pairsToSeparate, ...pair }) => ({
        ...pair,
        deals,
        difference: pair.difference ?? 0,
        dealsNeeded: pairsToSeparate,
      })),
    }),
  }),
  endpoint('POST /agents/{id}/forks', {
    ...ofAgent,
    deed: deedOf('played-again'),
    answer: async ({ db, body: { match, entry, version } }, { agentId }) =>
      opened(await openForks(db, agentId, { version, places: [{ matchId: match, seq: entry }] })),
  }),
  endpoint('POST /agents/{id}/forks/same-deals', {
    ...ofAgent,
    deed: deedOf('played-again'),
    answer: async ({ db, body }, { agentId }) => opened(await playSameDeals(db, agentId, body)),
  }),
  endpoint('GET /agents/{id}/shadow', {
    ...ofAgent,
    answer: ({ db }, { agentId }) => readShadow(db, agentId),
  }),
  endpoint('PUT /agents/{id}/shadow', {
    ...ofAgent,
    deed: deedOf('shadow-started'),
    answer: async ({ db, body }, { agentId }) => {
      done(await startShadow(db, agentId, body))
      return readShadow(db, agentId)
    },
  }),
  endpoint('DELETE /agents/{id}/shadow', {
    ...ofAgent,
    answer: async ({ db }, { agentId }) => {
      if (!(await stopShadow(db, agentId))) throw new AppError('not-found', 'This agent has no shadow.')
      return undefined
    },
  }),
  endpoint('GET /agents/{id}/situations', {
    ...ofAgent,
    answer: async ({ db }, { agentId }) => ({ items: [...(await readSituations(db, agentId))] }),
  }),
  endpoint('GET /agents/{id}/situations.jsonl', {
    ...ofAgent,
    answer: ({ db, params, request }, { agentId }) =>
      linesFile(request, `${params.id}-situations.jsonl`, exportedSituations(db, agentId)),
  }),
  endpoint('POST /agents/{id}/situations/run', {
    ...ofAgent,
    deed: deedOf('situations-asked'),
    answer: async ({ db, body }, { agentId }) => {
      const asked = done(await askSituations(db, agentId, body))
      return { version: asked.version, situations: asked.ids.length, answers: asked.ids.length * body.times }
    },
  }),
]
