import type { Seat } from '@wis/engine'
import type { Card } from './cards/card.ts'
import type { Action, BoardStreet, Street } from './events.ts'
import type { ActionTaken, HandEnded, Hole } from './schema.ts'

export interface TakenAction {
  readonly seat: Seat
  readonly street: Street
  readonly action: Action
  readonly paid: number
  readonly bet: number
  readonly isAllIn: boolean
}

/** The hand that is being played, or was played last. */
export interface Hand {
  /** Counted from 1. */
  readonly number: number
  readonly button: Seat
  readonly street: Street
  /** Null where the reader does not know them. */
  readonly holes: readonly (Hole | null)[]
  readonly board: readonly Card[]
  readonly stacks: readonly number[]
  /** What each seat has bet on this street. */
  readonly bets: readonly number[]
  /** All chips bet in this hand, those of this street included. */
  readonly pot: number
  /** The size of the last raise on this street, or the big blind. */
  readonly lastRaise: number
  /** Who has acted since the last raise. */
  readonly acted: readonly boolean[]
  /** The seat that has to act. Null while nobody has to. */
  readonly next: Seat | null
  readonly folded: Seat | null
  readonly actions: readonly TakenAction[]
  readonly ended: HandEnded | null
}

export function newHand(number: number, button: Seat, stack: number): Hand {
  return {
    number,
    button,
    street: 'pre-flop',
    holes: [null, null],
    board: [],
    stacks: [stack, stack],
    bets: [0, 0],
    pot: 0,
    lastRaise: 0,
    acted: [false, false],
    next: null,
    folded: null,
    actions: [],
    ended: null,
  }
}

export const at = (values: readonly number[], seat: Seat): number => values[seat] ?? 0

/** The hand after a seat has put chips into the pot. */
export function afterPaying(hand: Hand, seat: Seat, amount: number): Hand {
  return {
    ...hand,
    stacks: hand.stacks.with(seat, at(hand.stacks, seat) - amount),
    bets: hand.bets.with(seat, at(hand.bets, seat) + amount),
    pot: hand.pot + amount,
  }
}

export function afterAction(hand: Hand, { seat, action, paid, bet, isAllIn }: ActionTaken): Hand {
  const other = 1 - seat
  const raise = bet - at(hand.bets, other)
  const taken = { seat, street: hand.street, action, paid, bet, isAllIn }
  const acted = raise > 0 ? [seat === 0, seat === 1] : hand.acted.with(seat, true)
  const isClosed = action === 'fold' || acted.every(Boolean) || at(hand.stacks, other) === 0
  return {
    ...afterPaying(hand, seat, paid),
    lastRaise: Math.max(hand.lastRaise, raise),
    acted,
    next: isClosed ? null : other,
    folded: action === 'fold' ? seat : null,
    actions: [...hand.actions, taken],
  }
}

/** A new street is opened by the seat without the button, if both still have chips. */
export function afterBoard(
  hand: Hand,
  bigBlind: number,
  { street, cards }: { readonly street: BoardStreet; readonly cards: readonly Card[] },
): Hand {
  return {
    ...hand,
    street,
    board: [...hand.board, ...cards],
    bets: [0, 0],
    lastRaise: bigBlind,
    acted: [false, false],
    next: hand.stacks.includes(0) ? null : 1 - hand.button,
  }
}
