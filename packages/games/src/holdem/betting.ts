import type { Seat } from '@wis/engine'
import { actions } from './events.ts'
import type { Action } from './events.ts'
import { at } from './hand.ts'
import type { Hand } from './hand.ts'

/** What a seat has to pay to stay in the hand. */
export function toCall({ bets, stacks }: Pick<Hand, 'bets' | 'stacks'>, seat: Seat): number {
  return Math.min(Math.max(0, at(bets, 1 - seat) - at(bets, seat)), at(stacks, seat))
}

/** Raises are legal as long as the stack is larger than the call, and the other seat has chips to answer with. */
export function legalActions(hand: Hand, seat: Seat): readonly Action[] {
  const canRaise = at(hand.stacks, seat) > toCall(hand, seat) && at(hand.stacks, 1 - seat) > 0
  return canRaise ? actions : ['fold', 'check-and-call']
}

/** The chips that an action takes from the stack of the seat. */
export function costOf(hand: Hand, seat: Seat, action: Action): number {
  switch (action) {
    case 'fold':
      return 0
    case 'check-and-call':
      return toCall(hand, seat)
    case 'raise-half-pot':
      return costOfRaise(hand, seat, 2)
    case 'raise-full-pot':
      return costOfRaise(hand, seat, 1)
    case 'all-in':
      return at(hand.stacks, seat)
  }
}

function costOfRaise(hand: Hand, seat: Seat, partsOfPot: 1 | 2): number {
  const call = toCall(hand, seat)
  const raise = Math.max(Math.floor((hand.pot + call) / partsOfPot), hand.lastRaise)
  return Math.min(call + raise, at(hand.stacks, seat))
}
