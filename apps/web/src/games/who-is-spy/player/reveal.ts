import { isHidden, redact } from '@wis/engine'
import { spyReader } from '@wis/games'
import type { SpyEntry } from '@wis/games'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import { levelOf } from './eyes.ts'
import type { Eyes } from './eyes.ts'

/** A level that hides something from the reader. */
export type CoveredLevel = Exclude<RevealLevel, 'everything'>

const decidings = new Set(['fouls-called', 'vote-opened', 'votes-revealed', 'seat-eliminated'])

/** The entry as this reader wants to see it: unwanted spoilers are hidden. */
export function concealed(entry: SpyEntry, eyes: Eyes): SpyEntry {
  if (eyes === 'everything' || isHidden(entry.event)) return entry
  const { type } = entry.event
  const level = levelOf(eyes)
  if (type === 'match-ended' && level !== 'everything') return hidden(entry)
  if (level === 'speeches' && decidings.has(type)) return hidden(entry)
  return redact(spyReader, typeof eyes === 'object' ? eyes.seat : 'spectator', entry)
}

function hidden({ seq, at }: SpyEntry): SpyEntry {
  return { seq, at, event: { type: 'hidden' } }
}

/** A live match has nothing to spoil; for a stranger, a replay opens without its ending. */
export function openingLevel(asked: RevealLevel | undefined, isLive: boolean): RevealLevel {
  return asked ?? (isLive ? 'everything' : 'departures')
}
