import { z } from 'zod'
import { rate } from '../rate.ts'

/** What the API and the live feed say of entries and rules in its oldest types, which programs were generated from. */
export { publishedEntry, publishedRuleset } from '@wis/games'
export type { PublishedEntry } from '@wis/games'

/** The roles by which matches and boards are filtered. */
export const seatRoles = ['spy', 'civilian'] as const

export const winners = ['spy', 'civilians'] as const

/** How a match ended, among the facts above it. Null until it is over, and absent in every other game. */
export const endOfMatch = {
  winner: z.enum(winners).nullable().optional(),
  spySeat: z.int().nullable().optional(),
  words: z.object({ civilian: z.string(), spy: z.string() }).nullable().optional(),
}

/** An agent's average score in each role. Absent in every other game. */
export const scoresByRole = {
  spyAverageScore: z.number().nullable().optional(),
  civilianAverageScore: z.number().nullable().optional(),
}

/** How often an agent won in each role. Absent in every other game. */
export const winsByRole = { spyWinRate: rate.optional(), civilianWinRate: rate.optional() }

/** What an agent said and how it voted. Absent in every other game, whose boards have metrics of their own. */
export const ratesOfTable = {
  voteAccuracy: rate.optional(),
  foulRate: rate.optional(),
  suspicion: rate.optional(),
  /** The rounds that it survived to, out of the rounds of all its matches. */
  survival: rate.optional(),
}

/** What a stored board counts in each role. */
export const talliesByRole = <Counts>(counts: Counts) => ({ asSpy: counts, asCivilian: counts })
