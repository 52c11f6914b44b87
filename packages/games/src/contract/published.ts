import type { Entry } from '@wis/engine'
import { z } from 'zod'

/** Entries and rules in types of the API, where no game is older than these types. */
export const publishedEntry = z.object({
  seq: z.int().min(0),
  at: z.string(),
  event: z.looseObject({ type: z.string() }),
})
export type PublishedEntry = Entry
export const publishedRuleset = z.looseObject({ id: z.string(), players: z.int(), turnLimitMs: z.int() })
