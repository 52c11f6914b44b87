import { findAgent } from '@wis/db/agents'
import {
  changeSeason,
  decideEntry,
  enterSeason,
  listEntries,
  listFixtures,
  moveSeason,
  organizeSeason,
  pageOfSeasons,
  publishSeason,
  withdrawEntry,
} from '@wis/db/seasons'
import { AppError } from '../../app-error.ts'
import { may } from '../../permissions.ts'
import type { Viewer } from '../../permissions.ts'
import { actingUser } from '../acting-user.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { agentOf, deedOf, noAgent, noSeason, organizes, seasonOf } from '../find-season.ts'
import { isAboutName, nameRefused } from '../name-refused.ts'
import { seasonPageOf } from '../season-page-of.ts'
import { seasonRefused } from '../season-refused.ts'

const about = { find: seasonOf, missing: noSeason }

const notOfThisList = () =>
  new AppError('bad-request', 'The query cannot be understood.', [
    { path: 'cursor', message: 'not a cursor of this list' },
  ])

export const endpoints: readonly Endpoint[] = [
  endpoint('PUT /seasons/{slug}/entries/{id}', {
    find: seasonOf,
    missing: noSeason,
    answer: async (call, season) => {
      const agent = await findAgent(call.db, call.params.id)
      if (!agent) throw new AppError('not-found', noAgent)
      const wish = { seasonId: season.id, agentId: agent.agentId, decision: call.body.decision }
      const decided = await decideEntry(call.db, await actingUser(call), wish)
      if (!decided.ok) throw seasonRefused(decided.reason)
      return { state: decided.state }
    },
  }),
  endpoint('DELETE /seasons/{slug}/entries/{id}', {
    find: agentOf,
    missing: noAgent,
    answer: async (call, { agentId }) => {
      const season = await seasonOf(call)
      if (!season) throw new AppError('not-found', noSeason)
      if (await withdrawEntry(call.db, { seasonId: season.id, agentId })) return undefined
      throw new AppError('conflict', 'The agent is not entered in this season.')
    },
  }),
  endpoint('GET /seasons/{slug}/entries', {
    find: seasonOf,
    missing: noSeason,
    answer: async ({ db, viewer }, season) => {
      const userId = viewer.kind === 'member' ? viewer.userId : undefined
      const items = await listEntries(db, season.id, { isOrganizer: organizes(viewer, season), userId })
      return { items, nextCursor: null }
    },
  }),
  endpoint('POST /seasons/{slug}/entries', {
    find: ({ db, body }) => findAgent(db, body.agentId),
    missing: noAgent,
    deed: deedOf('season-entered'),
    answer: async (call, { agentId }) => {
      const season = await seasonOf(call)
      if (!season) throw new AppError('not-found', noSeason)
      const entered = await enterSeason(call.db, { seasonId: season.id, agentId })
      if (!entered.ok) throw seasonRefused(entered.reason)
      return { state: entered.state }
    },
  }),
  endpoint('GET /seasons/{slug}/fixtures', {
    find: seasonOf,
    missing: noSeason,
    answer: ({ db, viewer, query }, season) =>
      listFixtures(db, season.id, { ...query, seesWithheld: organizes(viewer, season) }),
  }),
  endpoint('POST /seasons/{slug}/publish', {
    find: seasonOf,
    missing: noSeason,
    answer: async (call, season) => {
      const published = await publishSeason(call.db, await actingUser(call), season.id)
      if (!published.ok) throw seasonRefused(published.reason)
      return seasonPageOf((await seasonOf(call)) ?? season)
    },
  }),
  endpoint('GET /seasons/{slug}', {
    ...about,
    answer: async (_, season) => seasonPageOf(season),
  }),
  endpoint('PATCH /seasons/{slug}', {
    ...about,
    answer: async (call, season) => {
      const changed = await changeSeason(call.db, await actingUser(call), season.id, call.body)
      if (!changed.ok)
        throw isAboutName(changed) ? nameRefused(changed, 'season') : seasonRefused(changed.reason)
      return seasonPageOf((await seasonOf(call)) ?? season)
    },
  }),
  endpoint('POST /seasons/{slug}/state', {
    find: seasonOf,
    missing: noSeason,
    answer: async (call, season) => {
      const moved = await moveSeason(call.db, await actingUser(call), season.id, call.body.state)
      if (!moved.ok) throw isAboutName(moved) ? nameRefused(moved, 'season') : seasonRefused(moved.reason)
      return seasonPageOf((await seasonOf(call)) ?? season)
    },
  }),
  endpoint('GET /seasons', {
    answer: async ({ db, viewer, query }) => {
      const after = query.cursor
      if (after !== undefined && !(await seasonOf({ db, viewer, params: { slug: after } })))
        throw notOfThisList()
      return pageOfSeasons(db, { ...query, organizerId: organizerOf(viewer) })
    },
  }),
  endpoint('POST /seasons', {
    answer: async ({ db, viewer, body }) => {
      const created = await organizeSeason(db, await actingUser({ db, viewer }), body)
      if (!created.ok) throw nameRefused(created, 'season')
      return { slug: created.slug }
    },
  }),
]

/** The account whose unopened seasons are listed, too. */
function organizerOf(viewer: Viewer): string | undefined {
  if (viewer.kind === 'anonymous') return undefined
  return may(viewer, 'season.change', { ownerId: null }).allowed ? 'everybody' : viewer.userId
}
