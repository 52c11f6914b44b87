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
import { AppError } from '../../app-error.ts'
import { profilePageOf } from '../../profile/profile-page-of.ts'
import { resultsOfVersion } from '../compared-versions.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { agentOf, deedOf, noAgent, noSeason, seasonOf } from '../find-season.ts'
import { linesFile } from '../lines-file.ts'
import { recordNumbersOf } from '../record-numbers-of.ts'
import { refused } from '../refused.ts'

const about = { find: agentOf, missing: noAgent }

const noCheck = () => new AppError('not-found', 'This agent has had no flight check yet.')

export const endpoints: readonly Endpoint[] = [
  endpoint('GET /agents/{id}/calls/{match}', {
    find: agentOf,
    missing: noAgent,
    answer: async ({ db, params: { match } }, { agentId }) => {
      const found = await matchCalls(db, agentId, ids.match(match))
      if (!found) throw new AppError('not-found', 'This agent has no seat in a match with this id.')
      const { alias, version, calls, told, probes } = found
      const asked = calls.map(({ call }) => call)
      return { matchId: match, alias, version, calls: asked, told: [...told], probes: [...probes] }
    },
  }),
  endpoint('GET /agents/{id}/calls', {
    find: agentOf,
    missing: noAgent,
    answer: ({ db, query: { match, ...query } }, { agentId }) =>
      agentCalls(db, agentId, { ...query, matchId: match === undefined ? undefined : ids.match(match) }),
  }),
  endpoint('GET /agents/{id}/flight-check/forecast', {
    find: agentOf,
    missing: noAgent,
    answer: async ({ db, query }, { agentId }) => {
      const forecast = await checkForecast(db, agentId, query.game)
      if (!forecast) throw new AppError('not-found', noAgent)
      return forecast
    },
  }),
  endpoint('POST /agents/{id}/flight-check/resume', {
    find: agentOf,
    missing: noAgent,
    deed: deedOf('check-started'),
    answer: async ({ db, query }, { agentId }) => {
      const done = await resumeFlightCheck(db, agentId, query.game)
      if (!done.ok) throw refused(done.reason)
      const check = await readFlightCheck(db, agentId, done)
      if (!check) throw new AppError('not-found', noAgent)
      return check
    },
  }),
  endpoint('GET /agents/{id}/flight-check', {
    ...about,
    answer: async ({ db, query }, { agentId }) => {
      const check = await readFlightCheck(db, agentId, query)
      if (!check) throw noCheck()
      return check
    },
  }),
  endpoint('POST /agents/{id}/flight-check', {
    ...about,
    deed: deedOf('check-started'),
    answer: async (call, { agentId }) => {
      const { db, viewer, query } = call
      const season = query.season && (await seasonOf({ db, viewer, params: { slug: query.season } }))
      if (query.season && !season) throw new AppError('not-found', noSeason)
      const requested = await requestFlightCheck(
        db,
        agentId,
        season ? { seasonId: season.id } : { game: query.game },
      )
      if (!requested.ok) throw refused(requested.reason)
      const check = await readFlightCheck(db, agentId, requested)
      if (!check) throw noCheck()
      return check
    },
  }),
  endpoint('POST /agents/{id}/flight-check/stop', {
    find: agentOf,
    missing: noAgent,
    answer: async ({ db, query }, { agentId }) => {
      const done = await stopFlightCheck(db, agentId, query.game)
      if (!done.ok) throw refused(done.reason)
      const check = await readFlightCheck(db, agentId, { ...query, ofAnyGame: true })
      if (!check) throw new AppError('not-found', noAgent)
      return check
    },
  }),
  endpoint('GET /agents/{id}/calls.jsonl', {
    find: agentOf,
    missing: noAgent,
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
    find: agentOf,
    missing: noAgent,
    answer: ({ db, query }, { agentId }) => agentMatches(db, agentId, query),
  }),
  endpoint('GET /agents/{id}/profile', {
    find: agentOf,
    missing: noAgent,
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
    find: agentOf,
    missing: noAgent,
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
function recordRowOf({ game, tally, rule, units, part, ...record }: SeasonRecord): SeasonRecordRow {
  const numbers = recordNumbersOf({ total: record.total, tally }, rule, {
    units,
    hasOwn: kitCalled(game)?.older === undefined,
  })
  return { ...record, ...(part && { part }), ...numbers }
}
