import { z } from 'zod'

/** What the page of a seat sends. The rules read the answer, as they read that of any agent. */
export const seatAnswer = z.strictObject({
  turnId: z.string().min(1).max(64),
  answer: z.record(z.string().max(64), z.unknown()),
})
