import { forfeitReasons } from '@wis/engine'
import { z } from 'zod'
import type { Taken } from './entry-schema.ts'

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
