import { z } from 'zod'

/** What was sent, as it was sent; a secret in it is struck out. */
const sentRequest = z.object({
  /** A request over HTTP, or a message on the connection that the agent opened itself. */
  over: z.enum(['http', 'socket']),
  method: z.string().optional(),
  url: z.string().optional(),
  /** Where redirects led it in the end. */
  movedTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.string().optional(),
})

/** One exchange over the wire; what is missing was not kept, or did not come about. */
export const wireAttempt = z.object({
  startedAt: z.string().optional(),
  latencyMs: z.number(),
  /** Absent where the same bytes went to the same place as in the attempt before. */
  request: sentRequest.optional().catch(undefined),
  status: z.number().optional(),
  /** The first 2 KiB of what came back. */
  answer: z.string().optional(),
  error: z.string().optional(),
})
export type WireAttempt = z.infer<typeof wireAttempt>
