import { z } from 'zod'
import { agentOfOwner } from '../agent-ref.ts'
import { seasonStates } from '../season/season-states.ts'
import { seasonFormats, seasonTerms } from '../season/season-terms.ts'
import { ruleset } from '../spy-event.ts'
import { handle, idCursor, language, limit, page } from './fields.ts'
import { matchDecision } from './match-page.ts'

const time = z.iso.datetime()
const count = z.int().min(0)

export const bySlug = z.strictObject({ slug: handle })
export const bySlugAndId = z.strictObject({ slug: handle, id: handle })

export const seasonRow = z.object({
  slug: z.string(),
  name: z.string(),
  game: z.string(),
  languages: z.array(z.string()),
  state: z.enum(seasonStates),
  format: z.enum(seasonFormats),
  /** Who organizes it; null for what belongs to the platform. */
  organizer: z.string().nullable(),
  /** Whether results are kept back until they are published. */
  embargoed: z.boolean(),
  /** Agents that take part. */
  entered: count,
  startsAt: time,
  endsAt: time.nullable(),
})
export type SeasonRow = z.infer<typeof seasonRow>

export const seasonsQuery = z.strictObject({
  state: z.enum(seasonStates).optional(),
  cursor: handle.optional(),
  limit: limit(50),
})
export const seasonsPage = page(seasonRow)

/** Everything about a season but who plays in it and how it stands. */
export const seasonPage = seasonRow.extend({
  description: z.string(),
  ruleset,
  terms: seasonTerms,
  entryEndsAt: time.nullable(),
  createdAt: time,
  publishedAt: time.nullable(),
  /** When the board that is shown was taken, where it stands still. */
  boardTakenAt: time.nullable(),
  /** What binds it to the order of its words since it opened; null where it has no such order. */
  wordCommitment: z.string().nullable(),
  /** Ranked ones. */
  matches: z.object({ underWay: count, finished: count }),
  /** What the schedule calls for; nothing in a ladder. */
  fixtures: z.object({ waiting: count, seated: count, done: count, dropped: count }),
})
export type SeasonPage = z.infer<typeof seasonPage>

export const seasonCreated = z.object({ slug: z.string() })

export const stateWish = z.strictObject({ state: z.enum(seasonStates) })

export const entryStates = [
  'invited',
  'requested',
  'entered',
  'refused',
  'withdrawn',
  'disqualified',
] as const
export type EntryState = (typeof entryStates)[number]

export const entryRow = z.object({
  agent: agentOfOwner,
  state: z.enum(entryStates),
  /** The version it plays with, where that is fixed. */
  version: z.int().nullable(),
  since: time,
  /** Whether it can be seated: a match of a schedule waits for an agent that is offline. */
  online: z.boolean(),
})
export type EntryRow = z.infer<typeof entryRow>

export const entriesOfSeason = page(entryRow)
export const entryWish = z.strictObject({ agentId: handle })
export const entryAnswer = z.object({ state: z.enum(entryStates) })

export const entryDecisions = ['invite', 'approve', 'refuse'] as const
export type EntryDecision = (typeof entryDecisions)[number]
export const entryDecision = z.strictObject({ decision: z.enum(entryDecisions) })

export const fixtureStates = ['waiting', 'seated', 'done', 'dropped'] as const

export const fixtureRow = z.object({
  language: z.string(),
  stage: z.int(),
  number: z.int(),
  /** Which deal it belongs to; null until that deal is over, and where it has none. */
  deal: z.int().nullable(),
  state: z.enum(fixtureStates),
  /** Ids in the order of their seats; in the order of the ids until its deal is over, because nobody is to know the seats. */
  agentIds: z.array(z.string()),
  /** Those of them that only fill a place: for them the match does not count. */
  sittingIn: z.array(z.string()),
  /** Null until it is played, and while it is kept back. */
  matchId: z.string().nullable(),
  /** How often it came to nothing: its match was void, or could not be begun. It is played again, up to three times. */
  attempts: count,
  /** The decision in force by which its match counts for nobody. */
  decision: matchDecision.nullable(),
})
export type FixtureRow = z.infer<typeof fixtureRow>

export const fixturesQuery = z.strictObject({
  language: language.optional(),
  state: z.enum(fixtureStates).optional(),
  cursor: idCursor.optional(),
  limit: limit(50),
})
export const fixturesPage = page(fixtureRow)

export const comparisonQuery = z.strictObject({ a: handle, b: handle, language: language.default('en') })

const reach = z.object({ low: z.number(), high: z.number() })

/** Two agents on the deals that both have played. Points, not fifteenths. */
export const comparison = z.object({
  deals: count,
  /** How much more a deal brought the first than the second, on average; null where there is no deal. */
  difference: z.number().nullable(),
  /** 95 %; null where there are fewer than two deals. */
  interval: reach.nullable(),
  /** About how many more deals would tell them apart: 0 where they are apart, null where nobody can say. */
  dealsToSeparate: count.nullable(),
})
export type Comparison = z.infer<typeof comparison>
