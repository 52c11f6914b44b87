import type { Seat } from '@wis/engine'
import { momentsOf } from '@wis/games'
import type { MomentKind } from '@wis/games'
import type { SpyEntry } from '@wis/protocol'
import type { PlayerAddress } from '../player/player-address.ts'

/** What a link to one moment of a match may say of it to somebody who has not watched. */
export interface SharedMoment {
  readonly seq: number
  readonly seat: Seat
  readonly round: number
  /** What was said, where it is a speech. */
  readonly quote: string | null
  /** Only where the link itself asks for everything: a moment tells how it went. */
  readonly kind: MomentKind | null
}

/** The moment that an address leads to; undefined where there is nothing to say of it, or nothing that would not spoil. */
export function sharedMoment(
  entries: readonly SpyEntry[],
  { at, level }: Pick<PlayerAddress, 'at' | 'level'>,
): SharedMoment | undefined {
  if (at === undefined) return undefined
  const event = entries[at]?.event
  const isTold = level === 2 && entries.at(-1)?.event.type === 'match-ended'
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
