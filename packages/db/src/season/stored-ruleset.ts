import type { AnyRuleset } from '@wis/games'
import { z } from 'zod'

/** The ruleset of any game. Only its game reads the rest of it. */
export const storedRuleset: z.ZodType<AnyRuleset> = z.looseObject({
  id: z.string(),
  players: z.int(),
  turnLimitMs: z.int(),
})
