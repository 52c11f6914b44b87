import type { InBoth, Seat } from '@wis/engine'

/** A turning point of a match, worth looking at again. */
export interface KitMoment {
  /** The entry to look at. */
  readonly seq: number
  /** The seat that it is about, or null for one of the whole table. */
  readonly seat: Seat | null
  /** The seat that brought it about, if it is another. */
  readonly by?: Seat
  /** Its name among the moments of its game. */
  readonly kind: string
  /** What moments of its kind are called, if the game has a name for them. */
  readonly title?: InBoth<string>
  readonly text: InBoth<string>
  /** The round that it belongs to, if the game counts rounds. */
  readonly round?: number
  /** The entry from which on it spoils nothing any more. If it is not given, only the end tells it. */
  readonly provenAt?: number
}
