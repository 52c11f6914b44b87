import { kits } from '@wis/games'
import { z } from 'zod'
import { newConnector } from './connector/connector-settings.ts'
import { declaredMakeUp } from './make-up.ts'
import { nameText } from './name-text.ts'
import { isStorable, notStorable } from './storable-text.ts'

const agentName = nameText(40)

const description = z.string().trim().max(2_000).refine(isStorable, notStorable)

const languages = z
  .array(z.enum(['en', 'zh']))
  .min(1, 'choose at least one')
  .transform((chosen) => [...new Set(chosen)].sort())

const gameIds = kits.map(({ id }) => id)

/** The games that an agent plays. An empty list means every game. */
const games = z.array(z.enum(gameIds)).transform((chosen) => [...new Set(chosen)].sort())

const note = z.string().trim().max(280).refine(isStorable, notStorable)

export const newAgent = z.strictObject({
  name: agentName,
  languages,
  description: description.default(''),
  connector: newConnector,
  /** If it is left out, a model plays every game, and any other agent the usual one. */
  games: games.optional(),
  /** What its owner declares that it is made of. */
  makeUp: declaredMakeUp.optional(),
})
export type NewAgentInput = z.infer<typeof newAgent>

/** A registration by a program, which may say `language` instead of `languages`. */
export const newAgentCall = newAgent
  .partial({ languages: true })
  .extend({ language: languages.optional() })
  .transform(({ language, languages: chosen = language, ...agent }, context): NewAgentInput => {
    if (chosen) return { ...agent, languages: chosen }
    context.addIssue({ code: 'custom', path: ['languages'], message: 'missing; choose at least one: en, zh' })
    return z.NEVER
  })

/** A new version of an agent: how it is reached from now on, and a note on the changes. */
export const newVersion = z.strictObject({
  connector: newConnector,
  note: note.default(''),
  /** What is left out stays as the version before declared it. */
  makeUp: declaredMakeUp.optional(),
})
export type NewVersionInput = z.infer<typeof newVersion>

const price = z.number().min(0).max(10_000)

const hour = z.int().min(0).max(23)
const rating = z.number().min(-100_000).max(100_000)

/** When an agent does not go on by itself, whatever its pace. */
const pauses = {
  /** The hours of the day (UTC) in which it goes on, maybe past midnight. If absent, all day. */
  hours: z
    .strictObject({ from: hour, until: hour })
    .refine(({ from, until }) => from !== until, 'two different hours')
    .optional(),
  /** It pauses after so many faults of its own in 24 hours. */
  pauseAtFaults: z.int().min(1).max(1_000).optional(),
  /** It pauses once it has used so many US dollars in 30 days. */
  pauseAtDollars: z.number().min(0.01).max(100_000).optional(),
  /** The games and languages in which it goes on, of those that it plays. If absent, in all. */
  games: z.array(z.enum(gameIds)).min(1).optional(),
  languages: z
    .array(z.enum(['en', 'zh']))
    .min(1)
    .optional(),
  /** It pauses on a ladder as long as its rating there is settled, and as low, or as high, as this. */
  pauseBelowRating: rating.optional(),
  pauseAboveRating: rating.optional(),
}

/** How many ranked matches an agent plays, in any hour or any day, without a request for each. */
export const rankedPace = z.discriminatedUnion('per', [
  z.strictObject({ matches: z.int().min(1).max(60), per: z.literal('hour'), ...pauses }),
  z.strictObject({ matches: z.int().min(1).max(500), per: z.literal('day'), ...pauses }),
])

/** The owner's limits on an agent's usage. Null is no limit, or no known price. */
export const agentLimits = z.strictObject({
  concurrency: z.int().min(1).max(8),
  matchesPerDay: z.int().min(1).max(500),
  tokensPerDay: z.int().min(1).max(2_000_000_000).nullable(),
  dollarsPerDay: z.number().min(0.01).max(2_000).nullable(),
  /** US dollars for a million tokens. */
  prices: z.strictObject({ input: price, output: price }).nullable(),
  /** Null if it only fills tables that others wait for. */
  pace: rankedPace.nullable(),
})
export type AgentLimits = z.infer<typeof agentLimits>

/** The limits that are in force. A built-in agent plays as many matches at the same time as tables need it. */
export const limitsInForce = agentLimits.extend({ concurrency: z.int().min(1) })

/** What experiments of others may do with an agent. Its limits hold besides. */
export const labPermission = z.strictObject({
  /** Whether they may be about it, and whether it may be an opponent there. */
  subject: z.boolean(),
  opponent: z.boolean(),
  matchesPerDay: z.int().min(0).max(100_000),
  /** Null if there is no limit. */
  tokensPerDay: z.int().min(0).max(2_000_000_000).nullable(),
})
export type LabPermission = z.infer<typeof labPermission>

/** Whether people may play practice matches against an agent, and how many. Its limits hold besides. */
export const peoplePermission = z.strictObject({
  allowed: z.boolean(),
  /** At the same time, and in a day (UTC). */
  atOnce: z.int().min(1).max(8),
  matchesPerDay: z.int().min(1).max(500),
})
export type PeoplePermission = z.infer<typeof peoplePermission>

/** The message for a limit in money where neither the owner says a price nor the platform knows one. */
export const pricesNeeded = 'a limit in dollars needs the price of a million tokens'

export const limitChanges = agentLimits.partial()

const sourceUrl = z.union([
  z.literal(''),
  z
    .string()
    .trim()
    .max(500)
    .pipe(z.url({ protocol: /^https$/, error: 'not a complete https:// address' })),
])

/** The settings of an agent that can change without a new version. */
export const agentChanges = z.strictObject({
  name: agentName.optional(),
  languages: languages.optional(),
  games: games.optional(),
  description: description.optional(),
  limits: limitChanges.optional(),
  /** What experiments of others may do with it. */
  lab: labPermission.partial().optional(),
  againstPeople: peoplePermission.partial().optional(),
  /** The address of its source code. Empty if there is none. */
  sourceUrl: sourceUrl.optional(),
  /** Whether its prompts are public, and its thoughts once a match is over. */
  published: z.boolean().optional(),
  /** Whether boards say what a match of it costs. */
  publishesCost: z.boolean().optional(),
  /** What its newest version is declared to be made of; what is left out stays as it is. */
  makeUp: declaredMakeUp.optional(),
})
export type AgentChanges = z.infer<typeof agentChanges>
