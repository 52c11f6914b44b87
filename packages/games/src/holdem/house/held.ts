import type { Rng, Seat } from '@wis/engine'
import { toCall } from '../betting.ts'
import type { Action } from '../events.ts'
import type { Hand } from '../hand.ts'
import type { Hole } from '../schema.ts'

/** A question about a hand, as the player knows it that holds these cards. */
export interface Held {
  readonly hand: Hand
  readonly seat: Seat
  readonly hole: Hole
  readonly rng: Rng
}

export const stayIfFree = ({ hand, seat }: Held): Action =>
  toCall(hand, seat) === 0 ? 'check-and-call' : 'fold'

/** How often a seat has raised in this hand. */
export const raisesOf = ({ actions }: Hand, by: Seat): number =>
  actions.filter(({ seat, action }) => seat === by && action !== 'fold' && action !== 'check-and-call').length
