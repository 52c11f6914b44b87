import type { Seat } from '@wis/engine'

/** Who hides at a table, in the reader's language. */
export interface Sought {
  /** What such a seat is called. */
  readonly name: string
  /** What is said of it: “is the spy”. */
  readonly that: string
  readonly count: number
  /** The seats, as far as the reader knows them. */
  readonly seats: readonly Seat[]
}
