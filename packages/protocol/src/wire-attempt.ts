import { z } from 'zod'
import { inBoth } from './in-both.ts'

/** The request as it was sent, with secrets struck out. */
const sentRequest = z.object({
  /** A request over HTTP, or a message on the connection that the agent opened itself. */
  over: z.enum(['http', 'socket', 'pull']),
  method: z.string().optional(),
  url: z.string().optional(),
  /** The final address after redirects. */
  movedTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.string().optional(),
})

const callOfTurn = z.object({
  /** Counted from 1. */
  place: z.int().min(1),
  of: z.int().min(1),
  name: inBoth,
  /** The model's words. Absent if it gave no answer. */
  said: z.string().optional(),
  /** Absent if its server did not count them. */
  usage: z.object({ inputTokens: z.number(), outputTokens: z.number() }).optional(),
})

/** One exchange over the wire. Missing parts were not stored, or did not happen. */
export const wireAttempt = z.object({
  startedAt: z.string().optional(),
  latencyMs: z.number(),
  /** Absent if the same bytes went to the same place as in the attempt before. */
  request: sentRequest.optional().catch(undefined),
  status: z.number().optional(),
  /** The first 2 KiB of the answer. */
  answer: z.string().optional(),
  /** What the server says of itself beside its answer. Absent if it says nothing of the kind. */
  served: z
    .object({ model: z.string().optional(), fingerprint: z.string().optional() })
    .optional()
    .catch(undefined),
  error: z.string().optional(),
  /** The call that it belongs to, if the turn took several. */
  call: callOfTurn.optional().catch(undefined),
})
export type WireAttempt = z.infer<typeof wireAttempt>
