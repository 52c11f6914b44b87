import {
  agentCalls,
  agentEncounters,
  agentMatches,
  agentRecord,
  agentWords,
  checkForecast,
  findAgent,
  lookedAt,
  matchCalls,
  readAgent,
  readFlightCheck,
  requestFlightCheck,
  resumeFlightCheck,
  stopFlightCheck,
} from '@wis/db/agents'
import type { SeasonRecord } from '@wis/db/agents'
import { ids } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { callLines } from '@wis/protocol'
import type { SeasonRecordRow } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import { AppError, found } from '../../app-error.ts'
import { profilePageOf } from '../../profile/profile-page-of.ts'
import { resultsOfVersion } from '../compared-versions.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { deedOf, noAgent, noSeason, ofAgent, seasonOf } from '../find-season.ts'
import { linesFile } from '../lines-file.ts'
import { recordNumbersOf } from '../record-numbers-of.ts'
import { done } from '../refused.ts'

const noCheck = 'This agent has had no flight check yet.'

export const endpoints: readonly Endpoint[] = [
  endpoint('GET /agents/{id}/calls/{match}', {
    ...ofAgent,
    answer: async ({ db, params: { match } }, { agentId }) => {
      const { alias, version, calls, told, probes } = found(
        await matchCalls(db, agentId, ids.match(match)),
        'This agent has no seat in a match with this id.',
      )
      const asked = calls.map(({ call }) => call)
      return { matchId: match, alias, version, calls: asked, told: [...told], probes: [...probes] }
    },
  }),
  endpoint('GET /agents/{id}/calls', {
    ...ofAgent,
    answer: ({ db, query: { match, ...query } }, { agentId }) =>
      agentCalls(db, agentId, { ...query, matchId: match === undefined ? undefined : ids.match(match) }),
  }),
  endpoint('GET /agents/{id}/flight-check/forecast', {
    ...ofAgent,
    answer: async ({ db, query }, { agentId }) => {
      return found(await checkForecast(db, agentId, query.game), noAgent)
    },
  }),
  endpoint('POST /agents/{id}/flight-check/resume', {
    ...ofAgent,
    deed: deedOf('check-started'),
    answer: async ({ db, query }, { agentId }) => {
      const resumed = done(await resumeFlightCheck(db, agentId, query.game))
      return found(await readFlightCheck(db, agentId, resumed), noAgent)
    },
  }),
  endpoint('GET /agents/{id}/flight-check', {
    ...ofAgent,
    answer: async ({ db, query }, { agentId }) => {
      return found(await readFlightCheck(db, agentId, query), noCheck)
    },
  }),
  endpoint('POST /agents/{id}/flight-check', {
    ...ofAgent,
    deed: deedOf('check-started'),
    answer: async (call, { agentId }) => {
      const { db, viewer, query } = call
      const season =
        query.season && found(await seasonOf({ db, viewer, params: { slug: query.season } }), noSeason)
      const wish = season ? { seasonId: season.id } : { game: query.game }
      const requested = done(await requestFlightCheck(db, agentId, wish))
      return found(await readFlightCheck(db, agentId, requested), noCheck)
    },
  }),
  endpoint('POST /agents/{id}/flight-check/stop', {
    ...ofAgent,
    answer: async ({ db, query }, { agentId }) => {
      done(await stopFlightCheck(db, agentId, query.game))
      return found(await readFlightCheck(db, agentId, { ...query, ofAnyGame: true }), noAgent)
    },
  }),
  endpoint('GET /agents/{id}/calls.jsonl', {
    ...ofAgent,
    answer: ({ db, params, query: { as: form }, request }, { agentId }) => {
      const lines = callLines({
        calls: (cursor) => agentCalls(db, agentId, { limit: 50, cursor }),
        matches: (cursor) =>
          agentMatches(db, agentId, { limit: 100, ...(cursor !== undefined && { cursor }) }),
        form,
        partsOfPoint: fifteenthsPerPoint,
      })
      return linesFile(request, `${params.id}-${form}.jsonl`, lines)
    },
  }),
  endpoint('GET /agents/{id}/matches', {
    ...ofAgent,
    answer: ({ db, query }, { agentId }) => agentMatches(db, agentId, query),
  }),
  endpoint('GET /agents/{id}/profile', {
    ...ofAgent,
    answer: async ({ db, viewer, query }, { agentId }) => {
      const besides = query.with === undefined ? undefined : await findAgent(db, query.with)
      const [agent, other] = await Promise.all([
        readAgent(db, agentId),
        besides && readAgent(db, besides.agentId),
      ])
      if (!agent) throw new AppError('not-found', noAgent)
      if (query.with !== undefined && !other)
        throw new AppError('not-found', 'There is no agent with the id or short name in `with`.')
      const readerId = viewer.kind === 'member' ? viewer.userId : null
      return profilePageOf(db, { agent, other, readerId })
    },
  }),
  endpoint('GET /agents/{id}/record', {
    ...ofAgent,
    answer: async ({ db, query: { version } }, { agentId }) => {
      const [records, encounters, { best, worst }, results] = await Promise.all([
        agentRecord(db, agentId),
        agentEncounters(db, agentId, { version }),
        agentWords(db, agentId, { version }),
        version === undefined ? undefined : resultsOfVersion(db, agentId, version),
      ])
      return {
        seasons: records.map(recordRowOf),
        lookedAt,
        encounters: [...encounters],
        words: { best: [...best], worst: [...worst] },
        ...(results && { version: results }),
      }
    },
  }),
]

/** A stored record with all the numbers that follow from its counts. */
function recordRowOf({
  game,
  tally,
  rule,
  units,
  part,
  format: _,
  ...record
}: SeasonRecord): SeasonRecordRow {
  const numbers = recordNumbersOf({ total: record.total, tally }, rule, {
    units,
    hasOwn: kitCalled(game)?.older === undefined,
  })
  return { ...record, ...(part && { part }), ...numbers }
}
