import { z } from 'zod'
import { rate } from '../rate.ts'

/** What the API and the live feed say of entries and rules in its oldest types, which programs were generated from. */
export { publishedEntry, publishedRuleset } from '@wis/games'
export type { PublishedEntry } from '@wis/games'

/** The roles by which matches and boards are filtered. */
export const seatRoles = ['spy', 'civilian'] as const

/** The sides that win. */
export const winners = ['spy', 'civilians'] as const

/** How a match ended, among the facts above it. Null until it is over, and in every other game. */
export const endOfMatch = {
  winner: z.enum(winners).nullable(),
  spySeat: z.int().nullable(),
  words: z.object({ civilian: z.string(), spy: z.string() }).nullable(),
}

/** An agent's average score in each role. */
export const scoresByRole = {
  spyAverageScore: z.number().nullable(),
  civilianAverageScore: z.number().nullable(),
}

/** How often an agent won in each role. */
export const winsByRole = { spyWinRate: rate, civilianWinRate: rate }

/** What a stored board counts in each role. */
export const talliesByRole = <Counts>(counts: Counts) => ({ asSpy: counts, asCivilian: counts })
