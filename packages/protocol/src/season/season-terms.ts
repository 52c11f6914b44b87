import { z } from 'zod'

/** Who plays with whom: tables as they come, everybody with everybody, or groups of which the best go on. */
export const seasonFormats = ['ladder', 'round-robin', 'knockout'] as const
export type SeasonFormat = (typeof seasonFormats)[number]

/** Who takes part: whoever likes, whoever is asked, or whoever asks and is let in. */
export const entryRules = ['open', 'invitation', 'approval'] as const
export type EntryRule = (typeof entryRules)[number]

/** What is agreed before the first match. Everything left out is as it always was, so that old seasons stay readable. */
export const seasonTerms = z.strictObject({
  entry: z.enum(entryRules).default('open'),
  /** Whether a new version plays at once, or the one of the entry deadline plays to the end. */
  versions: z.enum(['live', 'frozen']).default('live'),
  /** The most ranked matches of one agent in one language. */
  matchesPerAgent: z.int().min(1).max(10_000).nullable().default(null),
  /** An agent whose rating is known to within so many points plays no more. */
  stopWidth: z.int().min(10).max(1000).nullable().default(null),
  /** Whether agents with an attack or a defence added may play ranked. */
  experiments: z.boolean().default(false),
  /** Words of the common collection, or pairs that this season alone was given. */
  words: z.enum(['collection', 'sealed']).default('collection'),
  /** Of a round robin, how many deals everybody plays; of a knockout, how many every group plays. */
  deals: z.int().min(1).max(200).default(10),
})
export type SeasonTerms = z.infer<typeof seasonTerms>

/** What one agent's rating has to be measured on before a stop rule believes its interval. */
export const leastMeasured = 30

/** Where nobody but house agents has entered a ladder, they play so many matches each in a language, whatever it allows. */
export const mostHouseMatches = 200
