import type { Clock } from '@wis/agents'
import { outboundChannel, readNews } from '@wis/db/agents'
import type { OutboundNews } from '@wis/db/agents'
import pg from 'pg'
import { every } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'

/**
 * Carries news about agents that dial in from runner to runner. Nothing depends on it: after a gap in the connection,
 * the tables hold the same news a moment later.
 */
export interface Wire extends Service {
  onNews(listener: (news: OutboundNews) => void): void
}

interface WireOptions {
  readonly url: string
  readonly clock: Clock
  readonly log: Log
}

const retryMs = 1000

export function createWire({ url, clock, log }: WireOptions): Wire {
  const listeners: ((news: OutboundNews) => void)[] = []
  let client: pg.Client | undefined

  const listen = async () => {
    if (client) return
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
    const drop = () => {
      if (client === fresh) client = undefined
    }
    fresh.on('error', (error) => {
      log.warn('wire-trouble', { error: error.message })
      drop()
    })
    fresh.on('end', drop)
    fresh.on('notification', ({ payload }) => {
      const news = readNews(payload)
      if (news) for (const listener of listeners) listener(news)
    })
    await fresh.connect()
    await fresh.query(`listen ${outboundChannel}`)
    client = fresh
  }

  const beat = every({ name: 'wire', intervalMs: retryMs, clock, log, beat: listen })
  return {
    onNews: (listener) => void listeners.push(listener),
    start: beat.start,
    stop: async () => {
      await beat.stop()
      await client?.end().catch(() => undefined)
    },
  }
}
