import type { AnyRuleset } from '@wis/games'
import { z } from 'zod'

/** The ruleset of any game. Only its game reads the rest of it. */
export const anyRuleset: z.ZodType<AnyRuleset> = z.looseObject({
  id: z.string(),
  players: z.int().min(1),
  turnLimitMs: z.int().min(1),
})
