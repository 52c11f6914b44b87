import type { NameRefused } from '@wis/db'
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
import type {
  EntryDecided,
  EntryMade,
  SeasonChanged,
  SeasonMoved,
  SeasonPublished,
  StoredSeason,
} from '@wis/db/seasons'
import type { ErrorCode, SeasonPage } from '@wis/protocol'
import { AppError, found } from '../../app-error.ts'
import { may } from '../../permissions.ts'
import type { Viewer } from '../../permissions.ts'
import { actingUser } from '../acting-user.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { deedOf, noAgent, noSeason, ofAgent, ofSeason, organizes, seasonOf } from '../find-season.ts'
import { isAboutName, nameRefused } from '../name-refused.ts'

type Refused<Result> = Result extends { readonly ok: false; readonly reason: infer Reason } ? Reason : never
type SeasonRefusal = Exclude<
  Refused<SeasonChanged | SeasonMoved | SeasonPublished | EntryMade | EntryDecided>,
  NameRefused['reason']
>

/** The answers to requests about a season that cannot be met. */
const refusals: Readonly<Record<SeasonRefusal, readonly [ErrorCode, string]>> = {
  'no-such-season': ['not-found', noSeason],
  'no-such-agent': ['not-found', 'There is no agent with this id or short name.'],
  'season-closed': ['conflict', 'The season is closed and can no longer change.'],
  'fixed-after-opening': [
    'conflict',
    'The season is open, so its terms are locked. You can change only its name, description and end.',
  ],
  'dates-contradict': ['conflict', 'The season would end before entry ends.'],
  'deadline-needed': [
    'conflict',
    'Set when entry ends. The schedule and fixed versions depend on this time.',
  ],
  'not-from-here': ['conflict', 'The season cannot go from its current state to this one.'],
  'matches-under-way': ['conflict', 'Matches are still being played. Close the season when they are over.'],
  'entry-is-over': ['conflict', 'Entry ended with fewer than two agents. Set a later end of entry first.'],
  'not-embargoed': ['conflict', 'The results of this season are already public.'],
  'agent-retired': ['conflict', 'This agent is retired.'],
  'entry-closed': ['conflict', 'The season takes no entries now.'],
  'language-not-played': ['conflict', 'The agent plays none of the languages of this season.'],
  'game-not-played': ['conflict', 'The agent does not play the game of this season.'],
  experiment: ['conflict', 'The season does not allow agents with a prompt attack or defence.'],
  'not-vouched': [
    'conflict',
    'The season takes only agents that the platform vouches for. The field vouching of the agent gives the reason.',
  ],
  'flight-check-needed': [
    'conflict',
    'The newest version must first pass a flight check under the ruleset of this season. Start one with ?season= and its short name.',
  ],
  'not-invited': ['conflict', 'This season is by invitation.'],
  'already-entered': ['conflict', 'The agent has already entered.'],
  'already-requested': ['conflict', 'The agent has already requested entry. The organizer decides.'],
  'entry-refused': ['conflict', 'The organizer declined this agent.'],
  disqualified: ['conflict', 'The agent is disqualified from this season.'],
  'not-possible': ['conflict', 'The current state of its entry does not allow this.'],
}

function seasonRefused(reason: SeasonRefusal): AppError {
  const [code, message] = refusals[reason]
  return new AppError(code, message)
}

const notOfThisList = () =>
  new AppError('bad-request', 'The query is not valid.', [
    { path: 'cursor', message: 'not a cursor of this list' },
  ])

export const endpoints: readonly Endpoint[] = [
  endpoint('PUT /seasons/{slug}/entries/{id}', {
    ...ofSeason,
    answer: async (call, season) => {
      const agent = found(await findAgent(call.db, call.params.id), noAgent)
      const wish = { seasonId: season.id, agentId: agent.agentId, decision: call.body.decision }
      const decided = await decideEntry(call.db, await actingUser(call), wish)
      if (!decided.ok) throw seasonRefused(decided.reason)
      return { state: decided.state }
    },
  }),
  endpoint('DELETE /seasons/{slug}/entries/{id}', {
    ...ofAgent,
    answer: async (call, { agentId }) => {
      const season = found(await seasonOf(call), noSeason)
      if (await withdrawEntry(call.db, { seasonId: season.id, agentId })) return undefined
      throw new AppError('conflict', 'The agent has not entered this season.')
    },
  }),
  endpoint('GET /seasons/{slug}/entries', {
    ...ofSeason,
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
      const season = found(await seasonOf(call), noSeason)
      const entered = await enterSeason(call.db, { seasonId: season.id, agentId })
      if (!entered.ok) throw seasonRefused(entered.reason)
      return { state: entered.state }
    },
  }),
  endpoint('GET /seasons/{slug}/fixtures', {
    ...ofSeason,
    answer: ({ db, viewer, query }, season) =>
      listFixtures(db, season.id, { ...query, seesWithheld: organizes(viewer, season) }),
  }),
  endpoint('POST /seasons/{slug}/publish', {
    ...ofSeason,
    answer: async (call, season) => {
      const published = await publishSeason(call.db, await actingUser(call), season.id)
      if (!published.ok) throw seasonRefused(published.reason)
      return seasonPageOf((await seasonOf(call)) ?? season)
    },
  }),
  endpoint('GET /seasons/{slug}', {
    ...ofSeason,
    answer: async (_, season) => seasonPageOf(season),
  }),
  endpoint('PATCH /seasons/{slug}', {
    ...ofSeason,
    answer: async (call, season) => {
      const changed = await changeSeason(call.db, await actingUser(call), season.id, call.body)
      if (!changed.ok)
        throw isAboutName(changed) ? nameRefused(changed, 'season') : seasonRefused(changed.reason)
      return seasonPageOf((await seasonOf(call)) ?? season)
    },
  }),
  endpoint('POST /seasons/{slug}/state', {
    ...ofSeason,
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

/** A season as the API shows it, without the fields that only its organizer may see. */
function seasonPageOf(season: StoredSeason): SeasonPage {
  const { id: _, ownerId: __, demo: ___, board: ____, ladders: _____, languages, ...page } = season
  return { ...page, languages: [...languages] }
}

/** The account whose unopened seasons are listed, too. */
function organizerOf(viewer: Viewer): string | undefined {
  if (viewer.kind === 'anonymous') return undefined
  return may(viewer, 'season.change', { ownerId: null }).allowed ? 'everybody' : viewer.userId
}
