import type { Language, MatchVoided, Seat } from '@wis/engine'
import { askedAfter, notAsked } from '../contract/asked.ts'
import type { Asked } from '../contract/asked.ts'
import type { Action, HandEnd } from './events.ts'
import { actions } from './events.ts'
import { afterAction, afterBoard, afterPaying, at, newHand } from './hand.ts'
import type { Hand } from './hand.ts'
import { holdemPresets } from './presets.ts'
import type { Drawn, HandEnded, HoldemEvent, HoldemRuleset } from './schema.ts'
import { afterHand, counted, countsOf, noTally } from './tally.ts'
import type { Tally } from './tally.ts'

export interface HoldemState {
  readonly ruleset: HoldemRuleset
  readonly language: Language
  readonly aliases: readonly string[]
  /** Null for a reader who may not know them. */
  readonly drawn: Drawn | null
  /** Null before the first hand. */
  readonly hand: Hand | null
  /** The pot at each street that was dealt, by hand. Empty if the ruleset counts no luck. */
  readonly pots: readonly (readonly number[])[]
  /** The hands that are over, in order. */
  readonly played: readonly Pick<HandEnded, 'winner' | 'net' | 'reason'>[]
  /** For each seat the hand that has brought it the most, as it lay on the table at its end. */
  readonly largest: readonly (Hand | null)[]
  readonly tallies: readonly Tally[]
  readonly asked: readonly Asked[]
  readonly ending:
    | {
        readonly kind: 'decided'
        readonly points: readonly number[]
        readonly reason: HandEnd | 'hands-played'
      }
    | { readonly kind: 'void'; readonly reason: string }
    | null
}

export const blankHoldem: HoldemState = {
  ruleset: holdemPresets[0],
  language: 'en',
  aliases: [],
  drawn: null,
  hand: null,
  pots: [],
  played: [],
  largest: [null, null],
  tallies: [noTally, noTally],
  asked: [notAsked, notAsked],
  ending: null,
}

export const handsOf = ({ deals, twice }: HoldemRuleset): number => (twice ? 2 * deals : deals)

/** What a fact changes. Takes any event in any state. */
export function evolveHoldem(state: HoldemState, event: HoldemEvent | MatchVoided): HoldemState {
  switch (event.type) {
    case 'match-opened':
      return { ...state, ruleset: event.ruleset, language: event.language, aliases: event.aliases }
    case 'cards-drawn':
    case 'cards-revealed':
      return { ...state, drawn: { deals: event.deals, order: event.order } }
    case 'hand-opened': {
      const pots = state.ruleset.countsLuck ? [...state.pots, []] : state.pots
      return { ...state, hand: newHand(event.hand, event.button, state.ruleset.stack), pots }
    }
    case 'move-refused':
    case 'move-missed': {
      const name = event.type === 'move-refused' ? 'refused' : 'missed'
      const asked = askedAfter(state.asked, event)
      return { ...state, asked, tallies: counted(state.tallies, event.seat, [name]) }
    }
    case 'match-ended': {
      const { ruleset, hand } = state
      const isOneHand = handsOf(ruleset) === 1 && !ruleset.flopSpot
      const reason = isOneHand ? (hand?.ended?.reason ?? 'fold') : 'hands-played'
      return { ...withoutTurn(state), ending: { kind: 'decided', points: event.points, reason } }
    }
    case 'match-voided':
      return { ...withoutTurn(state), ending: { kind: 'void', reason: event.reason } }
    default:
      return state.hand ? evolveHand(state, state.hand, event) : state
  }
}

const withoutTurn = (state: HoldemState): HoldemState =>
  state.hand ? { ...state, hand: { ...state.hand, next: null } } : state

type HandEvent = Extract<
  HoldemEvent,
  {
    readonly type:
      | 'hole-dealt'
      | 'blinds-posted'
      | 'action-taken'
      | 'board-dealt'
      | 'bet-returned'
      | 'cards-shown'
      | 'hand-ended'
  }
>

const withPot = (pots: readonly (readonly number[])[], pot: number) =>
  pots.map((before, index) => (index === pots.length - 1 ? [...before, pot] : before))

function evolveHand(state: HoldemState, hand: Hand, event: HandEvent): HoldemState {
  const { bigBlind } = state.ruleset
  switch (event.type) {
    case 'hole-dealt':
      return { ...state, hand: { ...hand, holes: hand.holes.with(event.seat, event.cards) } }
    case 'blinds-posted': {
      const { small, big } = event
      const posted = afterPaying(afterPaying(hand, small.seat, small.amount), big.seat, big.amount)
      return { ...state, hand: { ...posted, lastRaise: bigBlind, next: hand.button } }
    }
    case 'action-taken': {
      const counts = event.drawn ? [] : countsOf(hand, event)
      const tallies = counted(state.tallies, event.seat, counts)
      return { ...state, hand: afterAction(hand, event), tallies, asked: askedAfter(state.asked, event) }
    }
    case 'board-dealt':
      return { ...state, hand: afterBoard(hand, bigBlind, event), pots: withPot(state.pots, hand.pot) }
    case 'bet-returned':
      return { ...state, hand: afterPaying(hand, event.seat, -event.amount) }
    case 'cards-shown':
      return { ...state, hand: { ...hand, holes: event.holes } }
    case 'hand-ended': {
      const stacks = hand.stacks.map((stack, seat) => stack + at(event.won, seat))
      const ended = { ...hand, stacks, bets: [0, 0], pot: 0, next: null, ended: event }
      const { winner, net, reason } = event
      const played = [...state.played, { winner, net, reason }]
      // The last two actions are those that a table still tells.
      const kept = { ...ended, actions: ended.actions.slice(-2) }
      const largest = state.largest.map((best, seat) =>
        winner === seat && at(net, seat) > gainOf(best, seat) ? kept : best,
      )
      return { ...state, hand: ended, played, largest, tallies: afterHand(state.tallies, event) }
    }
  }
}

export const gainOf = (hand: Hand | null, seat: Seat) => at(hand?.ended?.net ?? [], seat)

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
