/** Time as a parameter, so that a test can make a turn run out without waiting. */
export interface Clock {
  now(): Date
  /** Resolves after `ms`, or at once when the signal says that the caller no longer waits. */
  pause(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => new Date(),
  // Resolves without an exception when the wait is cut short: every turn of every match ends that way, and exceptions
  // are slow.
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
