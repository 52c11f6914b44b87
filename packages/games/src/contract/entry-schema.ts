import type { GameEvent } from '@wis/engine'
import { z } from 'zod'

/** The entries of a game with these facts. */
export const entryOf = <Event extends z.ZodType<GameEvent>>(event: Event) =>
  z.object({
    seq: z.int().min(0),
    at: z.string(),
    event: z.union([
      event,
      z.object({ type: z.literal('match-voided'), reason: z.string() }),
      z.object({ type: z.literal('hidden') }),
    ]),
  })
