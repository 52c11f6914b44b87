/** Makes a player of the house take its time. */
export interface Pace {
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** It never sleeps longer than this. */
  readonly longestMs: number
}

/** The way in which a player of the house plays. */
export interface HouseOptions {
  readonly seed?: string
  /** If absent, the answer comes at once. */
  readonly pace?: Pace
}

/** Sleeps for a share of the longest time. False if the sleep was broken off. */
export async function rested(
  { sleep, longestMs }: Pace,
  effort: number,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await sleep(Math.round(longestMs * effort), signal)
    return !signal.aborted
  } catch {
    return false
  }
}

/** The reply of a player whose sleep was broken off. */
export const stillThinking = {
  ok: false,
  failure: 'timeout',
  verdict: 'agent',
  detail: 'still thinking when time was up',
} as const
