import type { Clock } from '@wis/agents'
import type { Log } from './log.ts'
import type { Service } from './service.ts'

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
