import type { AnyRequest } from '../agent.ts'

/** Makes a player of the house take its time. */
export interface Pace {
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** The longest that it thinks in the middle of a match. It reads beside that, and thinks longer at first. */
  readonly longestMs: number
  /** Its match is only looked at: it thinks longer at first and less later on, but lets a quick reader read. */
  readonly watched?: {
    /** How long the match has been played. */
    readonly playedMs: number
    /** How long a reader takes for a speech of the usual length, in a game in which nobody thinks longer than usual. */
    readonly readMs: number
    /** The longest wait. */
    readonly mostMs: number
  }
  /** Whether a person plays too, who wants to play rather than to read: no game takes longer than usual then. */
  readonly withPeople?: boolean
}

/** The way in which a player of the house plays. */
export interface HouseOptions {
  readonly seed?: string
  /** If absent, the answer comes at once. */
  readonly pace?: Pace
}

/** A reader takes as long for so many letters as a player of the house thinks at the longest. */
const lettersRead = 120
/** A quick reader takes as long for so many. */
const lettersSkimmed = 165
/** What one may read in an entry. A Chinese character takes as long to read as four letters. */
function lettersOf(entry: Asked['history'][number] | undefined): number {
  const text = entry && 'text' in entry.event ? entry.event.text : undefined
  return typeof text === 'string' ? text.length + 3 * (text.match(/\p{Script=Han}/gu)?.length ?? 0) : 0
}

/** The share of the time to answer that is left to think in. */
const safeShare = 0.6

interface Asked {
  readonly turn: Pick<AnyRequest['turn'], 'deadline'>
  readonly history: readonly Pick<AnyRequest['history'][number], 'event'>[]
}

/** Slow for 80 seconds, then quicker and quicker, so that a match of few turns and one of many last as long as one likes to watch. */
const slownessAt = (playedMs: number) => Math.max(0.2, 2 * Math.exp(Math.min(0, 80 - playedMs / 1000) / 75))

/** A share of the longest time, and as long as a spectator needs to read what was said last. */
function wantedMs({ longestMs, watched }: Pace, { history }: Asked, effort: number): number {
  const spoken = history.findLastIndex(({ event }) => 'text' in event)
  const said = lettersOf(history[spoken])
  const thought = longestMs * Math.min(1.5, effort + said / lettersRead)
  if (!watched) return thought
  const { playedMs, readMs, mostMs } = watched
  // Words were read already if another seat has moved since, or if something came of what their speaker did next.
  const speaker = seatOf(history[spoken])
  const since = history.slice(spoken + 1).map(seatOf)
  const isDone = since.includes(speaker) && since.slice(since.indexOf(speaker)).includes(undefined)
  const isRead = isDone || since.some((seat) => seat !== undefined && seat !== speaker)
  const unread = isRead ? 0 : said
  const slowly = Math.min(mostMs, thought * slownessAt(playedMs))
  return Math.max(slowly, readMs * Math.min(1.5, unread / lettersSkimmed))
}

const seatOf = (entry: Asked['history'][number] | undefined): unknown =>
  entry && 'seat' in entry.event ? entry.event.seat : undefined

/** Before its clock runs, a player sleeps for what it wants beyond its safe share of the limit. */
export async function readFirst(
  pace: Pace,
  request: Asked,
  { effort, limitMs }: { readonly effort: number; readonly limitMs: number },
  signal: AbortSignal,
): Promise<void> {
  const beyond = Math.round(wantedMs(pace, request, effort) - safeShare * limitMs)
  if (beyond > 0) await pace.sleep(beyond, signal).catch(() => undefined)
}

/** Sleeps as long as it wants, or for the safe share of the time left. False if the sleep was broken off. */
export async function rested(
  pace: Pace,
  request: Asked,
  effort: number,
  signal: AbortSignal,
): Promise<boolean> {
  const wanted = wantedMs(pace, request, effort)
  const left = Date.parse(request.turn.deadline) - Date.now()
  try {
    await pace.sleep(Math.round(left > 0 ? Math.min(wanted, safeShare * left) : wanted), signal)
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
