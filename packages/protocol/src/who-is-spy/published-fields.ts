import { z } from 'zod'
import { rate } from '../rate.ts'
import { winners } from './roles.ts'

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
