import { languages } from '@wis/engine'
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

/** The event that every match begins with. */
export const matchOpened = <Ruleset extends z.ZodType>(ruleset: Ruleset) =>
  z.object({
    type: z.literal('match-opened'),
    ruleset,
    language: z.enum(languages),
    aliases: z.array(z.string()),
  })

/** The values of a type, which may only be read. */
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T

/** The type of what a schema takes. */
export type Taken<Schema extends z.ZodType> = Frozen<z.infer<Schema>>
