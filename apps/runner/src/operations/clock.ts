import { setTimeout as wait } from 'node:timers/promises'

/** Time, handed in, so that a test can make a turn run out without waiting. */
export interface Clock {
  now(): Date
  /** Resolves after `ms`, or at once when the signal says that nobody waits any more. */
  pause(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => new Date(),
  pause: (ms, signal) => wait(ms, undefined, { ...(signal && { signal }) }).catch(() => undefined),
}
