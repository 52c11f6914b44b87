/** Time, handed in, so that a test can make a turn run out without waiting. */
export interface Clock {
  now(): Date
  /** Resolves after `ms`, or at once when the signal says that nobody waits any more. */
  pause(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => new Date(),
  // Without an exception when nobody waits any more: every turn of every match ends that way, and those are dear.
  pause: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve()
      const over = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', over)
        resolve()
      }
      const timer = setTimeout(over, ms)
      signal?.addEventListener('abort', over)
    }),
}
