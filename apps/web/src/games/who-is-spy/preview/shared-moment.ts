import type { Seat } from '@wis/engine'
import { momentsOf } from '@wis/games'
import type { MomentKind, SpyEntry } from '@wis/games'
import type { PlayerAddress } from '../../../features/match/player/player-address.ts'

/** The facts that a link to one moment may show to somebody who has not watched the match. */
export interface SharedMoment {
  readonly seq: number
  readonly seat: Seat
  readonly round: number
  /** The text, if the moment is a speech. */
  readonly quote: string | null
  /** Set only if the link itself asks for everything, because a moment reveals the course of the match. */
  readonly kind: MomentKind | null
}

/** The moment of an address; undefined if there is nothing to tell, or nothing without spoilers. */
export function sharedMoment(
  entries: readonly SpyEntry[],
  { at, level }: Pick<PlayerAddress, 'at' | 'level'>,
): SharedMoment | undefined {
  if (at === undefined) return undefined
  const event = entries[at]?.event
  const isTold = level === 'everything' && entries.at(-1)?.event.type === 'match-ended'
  const moment = isTold ? momentsOf(entries).find(({ seq }) => seq === at) : undefined
  const speech = event?.type === 'speech-given' ? event : undefined
  const seat = moment?.seat ?? speech?.seat
  if (seat === undefined) return undefined
  return {
    seq: at,
    seat,
    round: roundAt(entries, at),
    quote: speech?.text ?? null,
    kind: moment?.kind ?? null,
  }
}

function roundAt(entries: readonly SpyEntry[], at: number): number {
  const opened = entries.slice(0, at + 1).findLast(({ event }) => event.type === 'round-opened')?.event
  return opened?.type === 'round-opened' ? opened.round : 1
}
