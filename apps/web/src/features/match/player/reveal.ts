import { isHidden, redact } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { spyReader } from '@wis/games'
import type { SpyEntry } from '@wis/protocol'

/** How much of a match its reader wants to know: speeches, who is out as well, or everything. */
export const revealLevels = [0, 1, 2] as const
export type RevealLevel = (typeof revealLevels)[number]
/** A level at which something is kept from the reader. */
export type CoveredLevel = Exclude<RevealLevel, 2>

/** Sees what one seat saw, and of what everybody saw no more than its reader wants to know. */
export interface SeatEyes {
  readonly seat: Seat
  readonly level: RevealLevel
}

/** Who follows a match as it is played wants to know everything, but no sooner than the table does. */
export type Eyes = RevealLevel | 'live' | SeatEyes

export function levelOf(eyes: Eyes): RevealLevel {
  if (eyes === 'live') return 2
  return typeof eyes === 'object' ? eyes.level : eyes
}

const decidings = new Set(['fouls-called', 'vote-opened', 'votes-revealed', 'seat-eliminated'])

/** The entry as these eyes want to see it: what they would rather not know yet is hidden. */
export function concealed(entry: SpyEntry, eyes: Eyes): SpyEntry {
  if (eyes === 2 || isHidden(entry.event)) return entry
  const { type } = entry.event
  const level = levelOf(eyes)
  if (type === 'match-ended' && level !== 2) return hidden(entry)
  if (level === 0 && decidings.has(type)) return hidden(entry)
  return redact(spyReader, typeof eyes === 'object' ? eyes.seat : 'spectator', entry)
}

function hidden({ seq, at }: SpyEntry): SpyEntry {
  return { seq, at, event: { type: 'hidden' } }
}

/** Live, nothing is known that could spoil; a replay opens for a stranger without its ending. */
export function openingLevel(asked: RevealLevel | undefined, isLive: boolean): RevealLevel {
  return asked ?? (isLive ? 2 : 1)
}

export function parseRevealLevel(text: string | undefined): RevealLevel | undefined {
  return revealLevels.find((level) => String(level) === text)
}
