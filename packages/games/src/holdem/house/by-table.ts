import { toCall } from '../betting.ts'
import type { Card } from '../cards/card.ts'
import { handKinds, readScore, scoreOf } from '../cards/score.ts'
import type { Action } from '../events.ts'
import { raisesOf, stayIfFree } from './held.ts'
import type { Held } from './held.ts'
import { gradeOf } from './starting-hands.ts'

/** Before the flop by the table of starting hands, and then by the cards that have come. */
export function byTable(held: Held): Action {
  const { hand, hole, seat } = held
  if (hand.street !== 'pre-flop') return byMadeHand(held)
  const grade = gradeOf(hole)
  if (grade === 'weak') return stayIfFree(held)
  if (grade === 'strong') return 'raise-full-pot'
  return raisesOf(hand, 1 - seat) > 0 ? 'check-and-call' : 'raise-half-pot'
}

/** Counts on hands that are better than the board alone, and on nothing to come. */
function byMadeHand(held: Held): Action {
  const { hand, hole, seat } = held
  const own = kindOf([...hole, ...hand.board])
  if (own <= kindOf(hand.board)) return stayIfFree(held)
  if (own >= handKinds.indexOf('two-pair')) return 'raise-half-pot'
  return toCall(hand, seat) <= hand.pot / 2 ? 'check-and-call' : 'fold'
}

/** The rank of the kind of a hand, also of the three or four cards of a board. */
const kindOf = (cards: readonly Card[]) => handKinds.indexOf(readScore(scoreOf(cards)).kind)
