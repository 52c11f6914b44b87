import { z } from 'zod'

/** The channel of PostgreSQL on which runners tell each other about agents that dial in. */
export const outboundChannel = 'wis_outbound'

const outboundNews = z.discriminatedUnion('kind', [
  /** There is a turn for an agent. */
  z.object({ kind: z.literal('asked'), agentId: z.string(), turnId: z.string() }),
  /** A turn has its answer. */
  z.object({ kind: z.literal('answered'), turnId: z.string() }),
  /** The caller no longer waits for a turn's answer. */
  z.object({ kind: z.literal('over'), agentId: z.string(), turnId: z.string() }),
  /** An agent has a new connection, and every older one stops counting. */
  z.object({ kind: z.literal('linked'), agentId: z.string(), linkId: z.string() }),
])

/** Messages here are only hints: a runner that misses one finds the same in the tables a little later. */
export type OutboundNews = z.infer<typeof outboundNews>

export const newsText = (item: OutboundNews): string => JSON.stringify(item)

/** Undefined for a message that no runner of this version sends. */
export function readNews(payload: string | undefined): OutboundNews | undefined {
  try {
    return outboundNews.safeParse(JSON.parse(payload ?? '')).data
  } catch {
    return undefined
  }
}
