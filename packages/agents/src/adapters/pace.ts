import type { AnyRequest } from '../agent.ts'

/** Makes a player of the house take its time. */
export interface Pace {
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** The longest that it thinks. It reads beside that. */
  readonly longestMs: number
}

/** The way in which a player of the house plays. */
export interface HouseOptions {
  readonly seed?: string
  /** If absent, the answer comes at once. */
  readonly pace?: Pace
}

/** A reader takes as long for so many letters as a player of the house thinks at the longest. */
const lettersRead = 120
/** A Chinese character takes as long to read as three letters. */
const lettersOf = (text: string) => text.length + 2 * (text.match(/\p{Script=Han}/gu)?.length ?? 0)

/** The share of the time to answer that is left to think in. */
const safeShare = 0.6

interface Asked {
  readonly turn: Pick<AnyRequest['turn'], 'deadline'>
  readonly history: readonly Pick<AnyRequest['history'][number], 'event'>[]
}

/**
 * Sleeps for a share of the longest time, and for as long as a spectator needs to read what was said last. False if the
 * sleep was broken off.
 */
export async function rested(
  { sleep, longestMs }: Pace,
  { turn, history }: Asked,
  effort: number,
  signal: AbortSignal,
): Promise<boolean> {
  const words = history.findLast(({ event }) => 'text' in event)?.event
  const letters = words && 'text' in words && typeof words.text === 'string' ? lettersOf(words.text) : 0
  const wanted = longestMs * Math.min(1.5, effort + letters / lettersRead)
  const left = Date.parse(turn.deadline) - Date.now()
  try {
    await sleep(Math.round(left > 0 ? Math.min(wanted, safeShare * left) : wanted), signal)
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
