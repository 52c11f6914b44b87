import { forfeitReasons, languages } from '@wis/engine'
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

/**
 * What follows from answers that break the rules of a move: after so many to one question, the seat gets a legal move
 * by chance, loses, or makes the game's own harmless move. A seat that gives no answer at all gets no second try.
 */
export const slips = z.strictObject({
  tries: z.int().min(1).max(5),
  then: z.enum(['random', 'lose', 'harmless']),
})
export type Slips = Taken<typeof slips>

const seat = z.int().min(0)
const step = z.int().min(1)

/** An answer that is no legal move. The seat is told why. */
export const moveRefused = z.object({
  type: z.literal('move-refused'),
  seat,
  step,
  said: z.string(),
  reason: z.string(),
})
export type MoveRefused = Taken<typeof moveRefused>

/** A seat gave no answer to a question. */
export const moveMissed = z.object({
  type: z.literal('move-missed'),
  seat,
  step,
  reason: z.enum(forfeitReasons),
})
export type MoveMissed = Taken<typeof moveMissed>
