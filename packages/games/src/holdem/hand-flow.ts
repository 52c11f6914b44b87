import type { Rng, Seat } from '@wis/engine'
import { rankOf } from './cards/card.ts'
import type { Card } from './cards/card.ts'
import { scoreOf } from './cards/score.ts'
import { at, boardStreets } from './hand.ts'
import type { BoardStreet, Hand, HandEnded, Hole } from './hand.ts'
import { chipsOf, handsOf, turnsUpAfterHands } from './table.ts'
import type { Deal, Drawn, HoldemEvent, HoldemRuleset, HoldemState } from './table.ts'

const boardParts: Readonly<Record<BoardStreet, readonly [number, number]>> = {
  flop: [0, 3],
  turn: [3, 4],
  river: [4, 5],
}

/** The button changes with every hand. */
const buttonOf = (hand: number) => (hand - 1) % 2

/** The first hand. In a spot at the flop chance places the button, so that either seat may be the one that is asked. */
export function openFirstHand(ruleset: HoldemRuleset, drawn: Drawn, rng: Rng): readonly HoldemEvent[] {
  if (!ruleset.flopSpot) return openHand(ruleset, drawn, 1)
  const { board } = dealOf(drawn, 1)
  const flop = { type: 'board-dealt', street: 'flop', cards: board.slice(...boardParts.flop) } as const
  return [...openHand(ruleset, drawn, 1, rng.int(2)), flop]
}

function openHand(
  ruleset: HoldemRuleset,
  drawn: Drawn,
  hand: number,
  button: Seat = buttonOf(hand),
): readonly HoldemEvent[] {
  const [first, second] = holesBySeat(dealOf(drawn, hand), button)
  return [
    { type: 'hand-opened', hand, button },
    { type: 'hole-dealt', seat: 0, cards: first },
    { type: 'hole-dealt', seat: 1, cards: second },
    {
      type: 'blinds-posted',
      small: { seat: button, amount: ruleset.smallBlind },
      big: { seat: 1 - button, amount: ruleset.bigBlind },
    },
  ]
}

function dealOf({ deals, order }: Drawn, hand: number): Deal {
  const deal = deals[order[hand - 1] ?? 0]
  if (!deal) throw new RangeError(`no cards are drawn for hand ${hand}`)
  return deal
}

type Acted = Pick<HoldemState, 'ruleset' | 'drawn' | 'hand' | 'played'>

/** What follows from an action, up to the next question. */
export function afterwards(now: Acted): readonly HoldemEvent[] {
  const { ruleset, drawn, hand } = now
  if (!hand || !drawn) return []
  if (ruleset.flopSpot)
    return [
      { type: 'cards-revealed', ...drawn },
      { type: 'match-ended', points: [0, 0] },
    ]
  if (hand.next !== null) return []
  const deal = dealOf(drawn, hand.number)
  const closed = closeBetting(hand, ruleset.stack, deal)
  const ended = closed.at(-1)
  if (ended?.type !== 'hand-ended') return closed
  // At a showdown both have shown them.
  const isTurnedUp = ended.reason === 'fold' && turnsUpAfterHands(ruleset)
  const events: readonly HoldemEvent[] = isTurnedUp
    ? [...closed, { type: 'cards-turned-up', holes: holesBySeat(deal, hand.button) }]
    : closed
  if (hand.number < handsOf(ruleset)) return [...events, ...openHand(ruleset, drawn, hand.number + 1)]
  const points = ended.net.map((net, seat) => chipsOf(now, seat) + net)
  return [...events, { type: 'cards-revealed', ...drawn }, { type: 'match-ended', points }]
}

function closeBetting(hand: Hand, stack: number, deal: Deal): readonly HoldemEvent[] {
  if (hand.folded !== null) return endByFold(hand, stack, hand.folded)
  const left = streetsAfter(hand).map((street): HoldemEvent => {
    return { type: 'board-dealt', street, cards: deal.board.slice(...boardParts[street]) }
  })
  const isOver = left.length === 0 || hand.stacks.includes(0)
  if (!isOver) return left.slice(0, 1)
  const shown: HoldemEvent = { type: 'cards-shown', holes: holesBySeat(deal, hand.button) }
  return [shown, ...left, endByShowdown(hand, stack, deal)]
}

const streetsAfter = ({ street }: Hand): readonly BoardStreet[] =>
  street === 'pre-flop' ? boardStreets : boardStreets.slice(boardStreets.indexOf(street) + 1)

/** What each seat gets out of a pot. An odd chip goes to the seat without the button. */
export function sharesOf(pot: number, winner: Seat | null, button: Seat): readonly number[] {
  if (winner !== null) return [winner === 0 ? pot : 0, winner === 1 ? pot : 0]
  const half = Math.floor(pot / 2)
  return [0, 1].map((seat) => (seat === button ? half : pot - half))
}

/** The end of a hand in which a seat has folded. The part of a bet that nobody called comes back. */
export function endByFold(hand: Hand, stack: number, folded: Seat): readonly HoldemEvent[] {
  const winner = 1 - folded
  const uncalled = at(hand.bets, winner) - at(hand.bets, folded)
  const pot = hand.pot - uncalled
  const paid = hand.stacks.map((left, seat) => stack - left - (seat === winner ? uncalled : 0))
  const ended = endedHand(hand, { reason: 'fold', winner, pot, paid, best: null })
  return uncalled > 0 ? [{ type: 'bet-returned', seat: winner, amount: uncalled }, ended] : [ended]
}

/** The end of a hand in which both seats show their cards. The whole board is on the table. */
export function endByShowdown(hand: Hand, stack: number, { board }: Pick<Deal, 'board'>): HoldemEvent {
  const held = hand.holes.map((hole) => [...(hole ?? []), ...board])
  const [one = 0, other = 0] = held.map((cards) => scoreOf(cards))
  const winner = one === other ? null : one > other ? 0 : 1
  const paid = hand.stacks.map((left) => stack - left)
  const best = held.map((cards) => bestFive(cards))
  return endedHand(hand, { reason: 'showdown', winner, pot: hand.pot, paid, best })
}

interface Result extends Pick<HandEnded, 'reason' | 'winner' | 'pot' | 'best'> {
  readonly paid: readonly number[]
}

function endedHand({ number, button }: Hand, { paid, ...result }: Result): HoldemEvent {
  const won = sharesOf(result.pot, result.winner, button)
  const net = won.map((share, seat) => share - at(paid, seat))
  return { type: 'hand-ended', hand: number, ...result, won, net }
}

/** The hole cards in seat order. */
export const holesBySeat = ({ holes: [first, second] }: Deal, button: Seat): readonly [Hole, Hole] =>
  button === 0 ? [first, second] : [second, first]

/** Five of seven cards that are worth as much as all, the highest card first. */
export function bestFive(cards: readonly Card[]): readonly Card[] {
  const whole = scoreOf(cards)
  const high = cards.toSorted((one, other) => rankOf(other) - rankOf(one))
  for (let first = high.length - 1; first > 0; first--) {
    for (let second = first - 1; second >= 0; second--) {
      const five = high.filter((_, index) => index !== first && index !== second)
      if (scoreOf(five) === whole) return five
    }
  }
  return high
}
