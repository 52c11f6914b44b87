import { z } from 'zod'

/** What its author knows, or guesses, of a measure before anything is played. What is left out comes from a pilot. */
export const guess = z.strictObject({
  /** What lies in the middle of two rates. Only of a rate. */
  rate: z.number().min(0).max(1).optional(),
  /** The standard deviation of what one subject shows in one content. Of anything but a rate. */
  deviation: z.number().gt(0).max(1e9).optional(),
  /** How much two that are compared go up and down together over the contents. */
  correlation: z.number().min(-1).max(0.99).optional(),
})

export type Guess = z.infer<typeof guess>

/** By the id of the measure. */
export type Guesses = Readonly<Record<string, Guess>>
