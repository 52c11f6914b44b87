import pg from 'pg'
import { outboundChannel, readNews } from './news.ts'
import type { OutboundNews } from './news.ts'

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
