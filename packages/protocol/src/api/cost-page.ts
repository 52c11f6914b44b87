import { z } from 'zod'

const count = z.int().min(0)
const sum = z.number().min(0)

/** Null where an agent does not report its tokens, or its price is not known. */
const usage = {
  calls: count,
  /** Calls without an answer that counts. */
  failed: count,
  inputTokens: sum.nullable(),
  outputTokens: sum.nullable(),
  /** Millionths of a US dollar. */
  costMicros: sum.nullable(),
}

/** What an agent used, for its owner. */
export const agentCost = z.object({
  /** The last 30 days (UTC), the newest first, as the limits count them. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      matches: count,
      tokens: sum,
      costMicros: sum,
      /** Of flight checks, and of calls asked again. */
      checkTokens: sum,
      checkCostMicros: sum,
    }),
  ),
  /** The last 500 matches. A model is null for an agent that is a program of its owner. */
  models: z.array(
    z.object({
      model: z.string().nullable(),
      provider: z.string().nullable(),
      versions: z.array(z.int().min(1)),
      matches: count,
      ...usage,
      medianMs: z.number().nullable(),
    }),
  ),
  /** The last 30 matches, the newest first. */
  matches: z.array(
    z.object({
      matchId: z.string(),
      game: z.string(),
      version: z.int().min(1),
      ...usage,
      /** How long the table waited for its answers, in all. */
      waitedMs: sum.nullable(),
    }),
  ),
})
export type AgentCost = z.infer<typeof agentCost>
