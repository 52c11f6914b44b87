import { toCall } from '../betting.ts'
import type { Action } from '../events.ts'
import { equityOf } from './equity.ts'
import { raisesOf } from './held.ts'
import type { Held } from './held.ts'

const rollouts = 500
/** One time in so many it raises with cards that are not worth it. */
const bluffEvery = 10
const doubtPerRaise = 0.08
const worth = { fullPot: 0.8, halfPot: 0.7, blinds: 0.35 } as const

/** Weighs its share of the pot against the price. Each raise of the other's makes it think less of its own cards. */
export function byEquity({ hand, hole, seat, rng }: Held): Action {
  const bluffs = rng.int(bluffEvery) === 0
  const call = toCall(hand, seat)
  const raises = raisesOf(hand, 1 - seat)
  const equity = equityOf(hole, hand.board, rng, rollouts) - doubtPerRaise * raises
  if (equity > worth.fullPot) return 'raise-full-pot'
  const isCheap = call <= hand.pot / 3
  const raiseAt = hand.street === 'pre-flop' && raises === 0 ? worth.blinds : worth.halfPot
  if (isCheap && (bluffs || equity > raiseAt)) return 'raise-half-pot'
  return equity >= call / (hand.pot + call) ? 'check-and-call' : 'fold'
}
