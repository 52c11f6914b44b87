import type { Clock } from '@wis/agents'
import { listenForNews } from '@wis/db/agents'
import type { OutboundNews } from '@wis/db/agents'
import { every } from '../operations/every.ts'
import type { Service } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'

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
  let close: (() => Promise<void>) | undefined

  const listen = async () => {
    if (close) return
    let isLost = false
    const opened = await listenForNews({
      url,
      hear: (news) => {
        for (const listener of listeners) listener(news)
      },
      lost: (error) => {
        if (error) log.warn('wire-trouble', { error: error.message })
        isLost = true
        close = undefined
      },
    })
    if (!isLost) close = opened
  }

  const beat = every({ name: 'wire', intervalMs: retryMs, clock, log, beat: listen })
  return {
    onNews: (listener) => void listeners.push(listener),
    start: beat.start,
    stop: async () => {
      await beat.stop()
      await close?.()
    },
  }
}
