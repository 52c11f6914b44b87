import { z } from 'zod'

const stored = z.object({ initialTotal: z.int().default(0), entryCost: z.int().default(0) })

/** The points that an agent of a season begins with and pays for a match. Most games have neither, and count from 0. */
export type BoardRule = z.infer<typeof stored>

export const boardRuleOf = (ruleset: unknown): BoardRule => stored.parse(ruleset)
