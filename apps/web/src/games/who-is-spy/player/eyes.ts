import type { Seat } from '@wis/engine'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'

/** Sees everything that one seat saw, but of the public events only those at the reader's level. */
export interface SeatEyes {
  readonly seat: Seat
  readonly level: RevealLevel
}

/** A follower of a live match wants to know everything, but no sooner than the table does. */
export type Eyes = RevealLevel | 'live' | SeatEyes

/** How much these eyes want to know. */
export function levelOf(eyes: Eyes): RevealLevel {
  if (eyes === 'live') return 'everything'
  return typeof eyes === 'object' ? eyes.level : eyes
}
