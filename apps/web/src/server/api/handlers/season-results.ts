import type { DecisionRefusal } from '@wis/arena'
import type { Database } from '@wis/db'
import { readUser } from '@wis/db/accounts'
import { findAgent } from '@wis/db/agents'
import {
  decide,
  listDecisions,
  pairedResults,
  seasonCollusion,
  seasonFlags,
  seasonMatrix,
  seasonPairs,
} from '@wis/db/seasons'
import { csvRow } from '@wis/engine'
import type { ErrorCode, NewDecision, SeasonMatrix } from '@wis/protocol'
import { pairedDifference } from '@wis/ratings'
import { comparedMetrics } from '../../../features/seasons/metrics-table.tsx'
import { AppError, found } from '../../app-error.ts'
import { seasonDownload } from '../../export/season-download.ts'
import { requireMember } from '../acting-user.ts'
import { Raw } from '../call.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { noAgent, noSeason, ofSeason, organizes } from '../find-season.ts'
import { csvVary, wantsCsv } from '../wants-csv.ts'

const refusals: Readonly<Record<DecisionRefusal, readonly [ErrorCode, string]>> = {
  'no-such-season': ['not-found', 'There is no season with this short name.'],
  'season-closed': ['conflict', 'The season is closed. No more decisions are possible.'],
  'season-not-playing': ['conflict', 'The season plays no more matches, so none can be played again.'],
  'no-such-match': ['not-found', 'The season has no ranked match with this id.'],
  'match-not-over': ['conflict', 'The match is still running.'],
  'match-already-void': ['conflict', 'The match is already void.'],
  'round-is-over': ['conflict', 'Later rounds already depend on this match.'],
  'already-replayed': ['conflict', 'The match is being replayed, or already was.'],
  'no-such-agent': ['not-found', 'This agent is not in the season.'],
  'already-disqualified': ['conflict', 'The agent is already disqualified.'],
  'no-such-decision': ['not-found', 'The season has no decision with this number.'],
  'already-undone': ['conflict', 'This decision is already undone.'],
}

/** The answer to somebody whose decision could not be made. */
function decisionRefused(reason: DecisionRefusal): AppError {
  const [code, message] = refusals[reason]
  return new AppError(code, message)
}

const columns = [
  ...['row', 'row_slug', 'column', 'column_slug', 'matches', 'ahead', 'equal', 'behind'],
  ...['share', 'share_low', 'share_high'],
]

/** A matrix as a table: one line for every pair of agents that have met, in both directions. */
function matrixCsv({ agents, cells }: SeasonMatrix): string {
  const byId = new Map(agents.map((agent) => [agent.id, agent]))
  const lines = cells.map(({ row, column, matches, ahead, equal, behind, share, interval }) => [
    ...[row, column].flatMap((id) => [byId.get(id)?.name ?? id, byId.get(id)?.slug ?? '']),
    ...[matches, ahead, equal, behind, share, interval.low, interval.high],
  ])
  return [columns, ...lines].map(csvRow).join('')
}

export const endpoints: readonly Endpoint[] = [
  endpoint('GET /seasons/{slug}/{table}', {
    answer: (call) => seasonDownload(call, call.params.table),
  }),
  endpoint('GET /seasons/{slug}/collusion', {
    ...ofSeason,
    answer: async ({ db }, season) => {
      const { looked, items } = await seasonCollusion(db, season.id)
      return { looked: [...looked], items: [...items] }
    },
  }),
  endpoint('GET /seasons/{slug}/compare', {
    ...ofSeason,
    answer: async ({ db, viewer, query: { a, b, language } }, season) => {
      if (season.embargoed && !organizes(viewer, season))
        throw new AppError('conflict', 'The results of this season are hidden until they are published.')
      const [first, second] = [await findAgent(db, a), await findAgent(db, b)]
      if (!first || !second) throw new AppError('not-found', noAgent)
      const pair = { seasonId: season.id, language, first: first.agentId, second: second.agentId }
      const { pairs, difference, interval, pairsToSeparate } = pairedDifference(await pairedResults(db, pair))
      const seesWithheld = organizes(viewer, season)
      const metrics = await comparedMetrics(db, season, { ...pair, seesWithheld })
      return {
        deals: pairs,
        difference,
        interval,
        dealsToSeparate: pairsToSeparate,
        ...(metrics && { metrics }),
      }
    },
  }),
  endpoint('GET /seasons/{slug}/dataset.zip', {
    answer: (call) => seasonDownload(call, 'dataset.zip'),
  }),
  endpoint('GET /seasons/{slug}/decisions', {
    ...ofSeason,
    answer: async ({ db, viewer, params: { slug }, query: { cursor, limit } }, season) => {
      const seesWithheld = organizes(viewer, season)
      const page = await listDecisions(db, {
        seasonSlug: slug,
        limit,
        seesWithheld,
        ...(cursor && { cursor }),
      })
      if (!page) throw new AppError('not-found', noSeason)
      return { items: page.items, nextCursor: page.nextCursor }
    },
  }),
  endpoint('POST /seasons/{slug}/decisions', {
    ...ofSeason,
    answer: async ({ db, viewer, body }, { slug }) => {
      const { userId } = requireMember(viewer)
      const user = await readUser(db, userId)
      if (!user) throw new AppError('unauthorized', 'This account no longer exists.')
      const decided = await decide(db, { id: user.id, name: user.name }, slug, await byId(db, body))
      if (!decided.ok) throw decisionRefused(decided.reason)
      return { number: decided.number }
    },
  }),
  endpoint('GET /seasons/{slug}/export.jsonl', {
    answer: (call) => seasonDownload(call, 'export.jsonl'),
  }),
  endpoint('GET /seasons/{slug}/flags', {
    ...ofSeason,
    answer: async ({ db }, season) => ({ items: [...(await seasonFlags(db, season.id))] }),
  }),
  endpoint('GET /seasons/{slug}/matrix', {
    ...ofSeason,
    answer: async ({ db, viewer, request, query: { language, agents, top, format } }, season) => {
      const seesWithheld = season.embargoed && organizes(viewer, season)
      if (season.embargoed && !seesWithheld)
        throw new AppError('conflict', 'The results of this season are hidden until they are published.')
      for (const named of agents ?? [])
        if (!(await findAgent(db, named))) throw new AppError('not-found', noAgent)
      const matrix = await seasonMatrix(db, season, { language, agents, top, seesWithheld })
      return wantsCsv(request, format)
        ? new Raw(matrixCsv(matrix), { type: 'text/csv; charset=utf-8', headers: { vary: csvVary } })
        : matrix
    },
  }),
  endpoint('GET /seasons/{slug}/pairs', {
    ...ofSeason,
    answer: async ({ db }, season) => seasonPairs(db, season.id),
  }),
]

/** An agent may be named by its id or by its short name, as everywhere. */
async function byId(db: Database, decision: NewDecision): Promise<NewDecision> {
  if (!('agentId' in decision)) return decision
  const agent = found(await findAgent(db, decision.agentId), noAgent)
  return { ...decision, agentId: agent.agentId }
}
