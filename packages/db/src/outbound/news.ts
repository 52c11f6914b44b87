import { z } from 'zod'

/** The channel of PostgreSQL for news about agents that dial in or ask for their turns. */
export const outboundChannel = 'wis_outbound'

const outboundNews = z.discriminatedUnion('kind', [
  /** There is a turn for an agent. */
  z.object({ kind: z.literal('asked'), agentId: z.string(), turnId: z.string() }),
  /** A turn has its answer. */
  z.object({ kind: z.literal('answered'), turnId: z.string() }),
  /** The rules have ruled on an answer. */
  z.object({ kind: z.literal('ruled'), turnId: z.string(), isRefused: z.boolean() }),
  /** The caller no longer waits for a turn's answer. */
  z.object({ kind: z.literal('over'), agentId: z.string(), turnId: z.string() }),
  /** An agent has a new connection, and every older one stops counting. */
  z.object({ kind: z.literal('linked'), agentId: z.string(), linkId: z.string() }),
])

/** Messages here are only hints: a process that misses one finds the same in the tables a little later. */
export type OutboundNews = z.infer<typeof outboundNews>

export const newsText = (item: OutboundNews): string => JSON.stringify(item)

/** Undefined for a message of another version. */
export function readNews(payload: string | undefined): OutboundNews | undefined {
  try {
    return outboundNews.safeParse(JSON.parse(payload ?? '')).data
  } catch {
    return undefined
  }
}
