import type { Seat } from '@wis/engine'
import { flag, list, maybe, namesOnly, pairOf, seat, told, whole } from '../define/table.ts'
import type { ValuesOf } from '../define/table.ts'
import { deck } from './cards/card.ts'
import type { Card } from './cards/card.ts'
import { cardsText, cardsWithSuits } from './cards/hand-name.ts'

export const actions = ['fold', 'check-and-call', 'raise-half-pot', 'raise-full-pot', 'all-in'] as const
export type Action = (typeof actions)[number]

/** The streets on which cards are laid on the table. */
export const boardStreets = ['flop', 'turn', 'river'] as const
export type BoardStreet = (typeof boardStreets)[number]
export type Street = 'pre-flop' | BoardStreet

const card = namesOnly(deck)
export const chips = whole(0)
const toldAs = (cards: readonly Card[], _: unknown, onPage: true | undefined) =>
  onPage ? cardsWithSuits(cards) : cardsText(cards)
export const cards = told(list(card), toldAs)
export const fiveCards = list(card, 5)
export const hole = told(pairOf(card), toldAs)
export type Hole = readonly [Card, Card]

export const actionTaken = {
  seat,
  action: namesOnly(actions),
  // The chips that go from the stack into the pot.
  paid: chips,
  // All that the seat has bet on this street.
  bet: chips,
  isAllIn: flag(),
  drawn: flag(),
}
export type ActionTaken = ValuesOf<typeof actionTaken>
export type TakenAction = Omit<ActionTaken, 'drawn'> & { readonly street: Street }

export const handEnded = {
  hand: whole(1),
  reason: namesOnly(['fold', 'showdown']),
  // Null if the pot is split.
  winner: maybe(seat),
  pot: chips,
  // What each seat gets out of the pot.
  won: list(chips),
  // What each seat has won or lost in this hand.
  net: list(whole()),
  // At a showdown, the best five cards of each seat.
  best: maybe(list(list(card))),
}
export type HandEnded = ValuesOf<typeof handEnded>

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
  /** All have seen the cards since the hand is over, without a showdown. */
  readonly isTurnedUp?: true
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

/** What changes when a seat puts chips into the pot. */
export const paying = (
  { stacks, bets, pot }: Hand,
  seat: Seat,
  amount: number,
): Pick<Hand, 'stacks' | 'bets' | 'pot'> => ({
  stacks: stacks.with(seat, at(stacks, seat) - amount),
  bets: bets.with(seat, at(bets, seat) + amount),
  pot: pot + amount,
})

export function afterAction(hand: Hand, { seat, action, paid, bet, isAllIn }: ActionTaken): Hand {
  const other = 1 - seat
  const raise = bet - at(hand.bets, other)
  const taken = { seat, street: hand.street, action, paid, bet, isAllIn }
  const acted = raise > 0 ? [seat === 0, seat === 1] : hand.acted.with(seat, true)
  const isClosed = action === 'fold' || acted.every(Boolean) || at(hand.stacks, other) === 0
  return {
    ...hand,
    ...paying(hand, seat, paid),
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
  { street, cards: dealt }: { readonly street: BoardStreet; readonly cards: readonly Card[] },
): Hand {
  return {
    ...hand,
    street,
    board: [...hand.board, ...dealt],
    bets: [0, 0],
    lastRaise: bigBlind,
    acted: [false, false],
    next: hand.stacks.includes(0) ? null : 1 - hand.button,
  }
}

export function afterEnd(hand: Hand, ended: HandEnded): Hand {
  const stacks = hand.stacks.map((stack, seat) => stack + at(ended.won, seat))
  return { ...hand, stacks, bets: [0, 0], pot: 0, next: null, ended }
}

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
