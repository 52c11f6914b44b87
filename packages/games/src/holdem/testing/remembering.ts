import { MatchInPlay, rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { materialAt } from '../../contract/play-house.ts'
import type { Card } from '../cards/card.ts'
import { drawCards } from '../deals.ts'
import { at, legalActions, toCall } from '../hand.ts'
import type { Action, Hand, Hole } from '../hand.ts'
import { holdem } from '../kit.ts'
import { shareOfPot } from '../luck/luck.ts'
import type { HoldemEvent, HoldemRuleset } from '../table.ts'
import { equity } from './at-the-table.ts'

/** What a seat was shown of the cards of a hand. The holes are in seat order. */
interface Shown {
  readonly holes: readonly (Hole | undefined)[]
  readonly board: readonly Card[]
}

/**
 * What a seat wins against the player by equity. It plays like that player too, but where the cards that it sees were dealt
 * before in the match, it goes by what it remembers, if it remembers anything.
 */
export function wonByMemory(
  seed: string,
  ruleset: HoldemRuleset,
  { seat, remembers }: { readonly seat: Seat; readonly remembers: boolean },
): number {
  const match = new MatchInPlay({ game: holdem.rules, seats: [0, 1], seed })
  match.open({ ruleset, language: 'en', material: drawCards(ruleset, rngAt(seed, materialAt)) }, () => '')
  for (let [turn] = match.turns(); turn; [turn] = match.turns()) {
    const own = `${seed}:${turn.seat}`
    const state = match.stateOf(turn.seat)
    const asked = { state, turn, seed: own, rng: rngAt(own, turn.step) }
    const events = match.log.map(({ event }) => event as HoldemEvent)
    const recalled =
      remembers && turn.seat === seat ? byMemory(state.hand, seat, shownTo(seat, events)) : null
    const fields = recalled ? { action: recalled } : equity.answer(asked).fields
    match.rule(turn, holdem.rules.readMove(match.state, turn, JSON.stringify(fields)), () => '')
  }
  const { ending } = match.state
  return ending?.kind === 'decided' ? at(ending.points, seat) : 0
}

function shownTo(seat: Seat, events: readonly HoldemEvent[]): readonly Shown[] {
  const hands: Shown[] = []
  const change = (next: Partial<Shown>) => {
    const last = hands.pop()
    if (last) hands.push({ holes: next.holes ?? last.holes, board: next.board ?? last.board })
  }
  for (const event of events) {
    if (event.type === 'hand-opened') hands.push({ holes: [undefined, undefined], board: [] })
    if (event.type === 'hole-dealt' && event.seat === seat)
      change({ holes: seat === 0 ? [event.cards, undefined] : [undefined, event.cards] })
    if (event.type === 'board-dealt') change({ board: [...(hands.at(-1)?.board ?? []), ...event.cards] })
    if (event.type === 'cards-shown') change({ holes: event.holes })
  }
  return hands
}

const startsAlike = (one: readonly Card[], other: readonly Card[]) =>
  one.every((card, index) => other.length <= index || other[index] === card)

/** The seats are swapped when a deal comes back, so the other holds what this seat held. */
function byMemory(hand: Hand | null, seat: Seat, hands: readonly Shown[]): Action | null {
  const hole = hand?.holes[seat]
  if (!hand || !hole) return null
  const known = hands.slice(0, -1).find(({ holes, board }) => {
    const theirs = holes[1 - seat]
    const isSame = theirs ? theirs.join() === hole.join() : hand.board.length > 0 && board.length > 0
    return isSame && startsAlike(hand.board, board)
  })
  const other = known?.holes[seat]
  if (!known || !other || other.some((card) => hole.includes(card))) return null
  const board = known.board.length > hand.board.length ? known.board : hand.board
  if (new Set([...hole, ...other, ...board]).size < 4 + board.length) return null
  return byShare(hand, seat, shareOfPot([hole, other], board))
}

function byShare(hand: Hand, seat: Seat, share: number): Action {
  const call = toCall(hand, seat)
  const wanted = share > 0.8 ? 'raise-full-pot' : share > 0.6 ? 'raise-half-pot' : 'check-and-call'
  if (share < call / (hand.pot + call)) return 'fold'
  return legalActions(hand, seat).includes(wanted) ? wanted : 'check-and-call'
}
