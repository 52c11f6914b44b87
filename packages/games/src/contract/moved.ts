import type { Forfeit, Seat } from '@wis/engine'

/** A move of a seat. */
export interface Moved<Move> {
  readonly seat: Seat
  readonly move: Move | Forfeit
}
