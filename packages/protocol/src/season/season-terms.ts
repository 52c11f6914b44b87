import { boardOrders } from '@wis/games'
import { z } from 'zod'

/** Who plays whom: tables as they come, everybody against everybody, or groups whose best go on. */
export const seasonFormats = ['ladder', 'round-robin', 'knockout'] as const
export type SeasonFormat = (typeof seasonFormats)[number]

/** Who takes part: everybody, invited agents, or agents whose request was granted. */
export const entryRules = ['open', 'invitation', 'approval'] as const

/** Who holds the seats of a match: different agents of different owners, or one agent that plays with itself. */
export const seatRules = ['strangers', 'self-play'] as const
export type SeatRule = (typeof seatRules)[number]

/** Whether members take seats beside the agents in ranked matches of a ladder. */
export const peopleRules = ['none', 'mixed'] as const

/** The least time to answer that is fair to a person. */
export const leastTurnOfPeopleMs = 60_000

/**
 * Whether agents of one owner may meet. New seasons keep them apart, except in games in which all seats share one result.
 */
export const ownerRules = ['together', 'apart'] as const

/**
 * The terms fixed before the first match. Absent fields have their old meaning, so that old seasons stay readable.
 */
export const seasonTerms = z.strictObject({
  entry: z.enum(entryRules).default('open'),
  /** Whether a new version plays at once, or the version at the entry deadline plays to the end. */
  versions: z.enum(['live', 'frozen']).default('live'),
  /** The most ranked matches of one agent in one language. */
  matchesPerAgent: z.int().min(1).max(10_000).nullable().default(null),
  /** An agent whose rating is known to within this many points plays no more. */
  stopWidth: z.int().min(10).max(1000).nullable().default(null),
  /** Whether agents with an attack or a defence added may play ranked. */
  experiments: z.boolean().default(false),
  /** Whether only agents may take part for whose seats the platform vouches. */
  vouched: z.boolean().default(false),
  /** Words of the common collection, or pairs that belong to this season alone. */
  words: z.enum(['collection', 'sealed']).default('collection'),
  /** In a round robin, the number of deals for everybody. In a knockout, the number of deals for every group. */
  deals: z.int().min(1).max(200).default(10),
  /** The time to answer in each turn, from a second to ten minutes. That of the ruleset if it is absent. */
  turnLimitMs: z.int().min(1_000).max(600_000).exactOptional(),
  /** Self-play is for ladders of games in which all seats share one result. */
  seats: z.enum(seatRules).default('strangers'),
  /** Schedules of old seasons seat agents of one owner together. */
  owners: z.enum(ownerRules).default('together'),
  /** Whether people take seats in its ranked matches. They have a board of their own. */
  people: z.enum(peopleRules).default('none'),
  /** What the board goes by. Only the total takes corrections into account. Seasons of the platform go by the kit. */
  order: z.enum(boardOrders).default('total'),
})
export type SeasonTerms = z.infer<typeof seasonTerms>

/** The evidence that one agent's rating needs before a stop rule trusts its interval. */
export const leastMeasured = 30

/** In a ladder with only house agents, each plays this many matches in a language, whatever the terms allow. */
export const mostHouseMatches = 200
