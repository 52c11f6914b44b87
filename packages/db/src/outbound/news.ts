import pg from 'pg'
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
function readNews(payload: string | undefined): OutboundNews | undefined {
  try {
    return outboundNews.safeParse(JSON.parse(payload ?? '')).data
  } catch {
    return undefined
  }
}

interface Listening {
  readonly url: string
  hear(news: OutboundNews): void
  /** Called once, when the open connection is gone. Without an error, it was closed. */
  lost(error?: Error): void
}

/** Opens one connection that hears all news about agents that dial in. Returns the way to close it. */
export async function listenForNews({ url, hear, lost }: Listening): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
  let isOpen = false
  const lose = (error?: Error) => {
    if (!isOpen) return
    isOpen = false
    lost(error)
  }
  client.on('error', lose)
  client.on('end', () => lose())
  client.on('notification', ({ payload }) => {
    const news = readNews(payload)
    if (news) hear(news)
  })
  await client.connect()
  await client.query(`listen ${outboundChannel}`).catch(async (error: unknown) => {
    await client.end().catch(() => undefined)
    throw error
  })
  isOpen = true
  return () => client.end().catch(() => undefined)
}
