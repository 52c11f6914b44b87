import type { Seat } from '@wis/engine'
import { bestFive } from './cards/best-five.ts'
import { scoreOf } from './cards/score.ts'
import { at } from './hand.ts'
import type { Hand } from './hand.ts'
import type { Deal, HandEnded, Hole, HoldemEvent } from './schema.ts'

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
export function endByShowdown(hand: Hand, stack: number, { board }: Pick<Deal, 'board'>): HandEnded {
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

function endedHand({ number, button }: Hand, { paid, ...result }: Result): HandEnded {
  const won = sharesOf(result.pot, result.winner, button)
  const net = won.map((share, seat) => share - at(paid, seat))
  return { type: 'hand-ended', hand: number, ...result, won, net }
}

/** The hole cards in seat order. */
export const holesBySeat = ({ holes: [first, second] }: Deal, button: Seat): readonly [Hole, Hole] =>
  button === 0 ? [first, second] : [second, first]
