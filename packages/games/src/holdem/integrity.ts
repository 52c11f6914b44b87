import { deck, rankOf } from './cards/card.ts'
import type { Card } from './cards/card.ts'
import { scoreOf } from './cards/score.ts'
import { toCall } from './hand.ts'
import type { ActionTaken, Hand, Hole } from './hand.ts'
import { gradeOf } from './house/house.ts'

/** Whether only a player who wants to lose folds now. */
export function isFoldForNothing(hand: Hand, { seat }: Pick<ActionTaken, 'seat'>): boolean {
  if (toCall(hand, seat) === 0) return true
  const hole = hand.holes[seat]
  if (!hole) return false
  if (hand.street !== 'pre-flop') return isBest(hole, hand.board)
  return isHighPair(hole) || (hand.actions.length === 0 && gradeOf(hole) !== 'weak')
}

const queen = 10

const isHighPair = ([one, other]: Hole) => rankOf(one) === rankOf(other) && rankOf(one) >= queen

/** Whether no two other cards make a better hand with this board. */
function isBest(hole: Hole, board: readonly Card[]): boolean {
  const own = scoreOf([...hole, ...board])
  const left = deck.filter((card) => !hole.includes(card) && !board.includes(card))
  return left.every((one, place) =>
    left.slice(place + 1).every((other) => scoreOf([one, other, ...board]) <= own),
  )
}
