import type { Clock } from '../clock.ts'

export interface ChatClock extends Clock {
  /** The length of each requested wait. */
  readonly pauses: readonly number[]
}

/** A clock that only moves when somebody waits, and then moves at once. */
export function startChatClock(start = '2030-01-01T00:00:00.000Z'): ChatClock {
  const pauses: number[] = []
  let now = Date.parse(start)
  return {
    pauses,
    now: () => new Date(now),
    pause: (ms) => {
      pauses.push(ms)
      now += ms
      return Promise.resolve()
    },
  }
}
