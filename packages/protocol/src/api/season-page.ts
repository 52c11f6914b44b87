import type { AnyRuleset } from '@wis/games'
import { z } from 'zod'
import { agentOfOwner } from '../agent-ref.ts'
import { publishedRuleset } from '../legacy/published.ts'
import { seasonStates } from '../season/season-states.ts'
import { seasonFormats, seasonTerms, seatRules } from '../season/season-terms.ts'
import { handle, idCursor, language, limit, page } from './fields.ts'
import { gameMetric } from './game-numbers.ts'
import { matchDecision } from './match-page.ts'

/** The ruleset of any game. Only its game reads the rest of it. */
export const anyRuleset: z.ZodType<AnyRuleset> = z.looseObject({
  id: z.string(),
  players: z.int().min(1),
  turnLimitMs: z.int().min(1),
})

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
  /** Who holds the seats of its matches. */
  seats: z.enum(seatRules),
  /** Its organizer. Null for a season of the platform. */
  organizer: z.string().nullable(),
  /** Whether results are kept back until they are published. */
  embargoed: z.boolean(),
  /** The number of participating agents. */
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

/** Everything about a season except its participants and standings. */
export const seasonPage = seasonRow.extend({
  description: z.string(),
  ruleset: z.union([publishedRuleset, anyRuleset]),
  terms: seasonTerms,
  entryEndsAt: time.nullable(),
  createdAt: time,
  publishedAt: time.nullable(),
  /** When the displayed board was taken. Null unless the board is frozen. */
  boardTakenAt: time.nullable(),
  /** The commitment to the order of its words since it opened. Null if it has no such order. */
  wordCommitment: z.string().nullable(),
  /** Ranked matches. */
  matches: z.object({ underWay: count, finished: count }),
  /** The number of scheduled matches. None in a ladder. */
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
  agent: agentOfOwner.extend({ avatarVersion: z.string().nullable() }),
  state: z.enum(entryStates),
  /** The version it plays with, if that is fixed. */
  version: z.int().nullable(),
  since: time,
  /** Whether it can be seated. A scheduled match waits for an agent that is offline. */
  online: z.boolean(),
})
export type EntryRow = z.infer<typeof entryRow>

export const entriesOfSeason = page(entryRow)
export const entryWish = z.strictObject({ agentId: handle })
export const entryAnswer = z.object({ state: z.enum(entryStates) })

export const entryDecisions = ['invite', 'approve', 'refuse'] as const
export type EntryDecision = (typeof entryDecisions)[number]
export const entryDecision = z.strictObject({ decision: z.enum(entryDecisions) })

export const fixtureStates = ['waiting', 'seated', 'done', 'dropped', 'bye'] as const

export const fixtureRow = z.object({
  language: z.string(),
  stage: z.int(),
  number: z.int(),
  /** The deal it belongs to. Null until that deal is over, and if it has none. */
  deal: z.int().nullable(),
  state: z.enum(fixtureStates),
  /** Ids in the order of their seats. Until the deal is over, seats are secret and the ids are sorted. */
  agentIds: z.array(z.string()),
  /** The agents that only fill a place. The match does not count for them. */
  sittingIn: z.array(z.string()),
  /** Null until it is played, and while it is kept back. */
  matchId: z.string().nullable(),
  /** How often it failed, because its match was void or could not begin. It is played again, up to three times. */
  attempts: count,
  /** The decision in force that stops its match from counting. */
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

const metricValue = z.object({ value: z.number().nullable(), sum: z.number(), of: z.number() })
const reach = z.object({ low: z.number(), high: z.number() })

/** Two agents compared on the deals that both have played. Points, not fifteenths. */
export const comparison = z.object({
  deals: count,
  /** How much more a deal brought the first than the second, on average. Null without a common deal. */
  difference: z.number().nullable(),
  /** 95 %. Null with fewer than two deals. */
  interval: reach.nullable(),
  /**
   * About how many more deals would tell them apart. 0 if they are apart already, null if no estimate is possible.
   */
  dealsToSeparate: count.nullable(),
  /**
   * The metrics of the game over all matches of both in this season and language. Each is its sum divided by `of`. Absent
   * in a game whose metrics every board has.
   */
  metrics: z.array(gameMetric.extend({ first: metricValue, second: metricValue })).optional(),
})
export type Comparison = z.infer<typeof comparison>
