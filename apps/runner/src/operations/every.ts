import type { Clock } from '@wis/agents'
import type { Log } from './log.ts'

interface Beat {
  readonly name: string
  readonly intervalMs: number
  readonly clock: Clock
  readonly log: Log
  beat(): Promise<void>
}

/** Repeats a task, never twice at the same time. One failure does not end it. */
export function every({ name, intervalMs, clock, log, beat }: Beat): Service {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const run = async () => {
    while (!stopping.signal.aborted) {
      await beat().catch((error: unknown) => log.warn('beat-failed', { beat: name, error }))
      await clock.pause(intervalMs, stopping.signal)
    }
  }
  return {
    start: async () => {
      running = run()
    },
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/**
 * How long a pool of this runner keeps a connection that nobody uses. On a busy machine it takes seconds to open one,
 * and the matches of a runner that has died need many at once.
 */
export const keptOpen = { idleTimeoutMillis: 600_000 } as const

/** Runs until it is told to stop. Services start in order and stop in reverse. */
export interface Service {
  start(): Promise<void>
  stop(): Promise<void>
}
