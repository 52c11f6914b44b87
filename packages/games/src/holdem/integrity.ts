import { isHidden } from '@wis/engine'
import { sumOfGiven } from '../contract/integrity.ts'
import type { Integrity } from '../contract/integrity.ts'
import { deck, rankOf } from './cards/card.ts'
import type { Card } from './cards/card.ts'
import { scoreOf } from './cards/score.ts'
import type { Hand } from './hand.ts'
import { gradeOf } from './house/house.ts'
import type { ActionTaken, Hole, HoldemEvent } from './schema.ts'
import { blankHoldem, evolveHoldem, toCall } from './state.ts'

/** Hands that nobody folds at these prices. */
export const holdemIntegrity: Integrity<HoldemEvent> = {
  counts: {
    en: 'folds when checking is free, folds of the best possible hand, folds of queens or better before the flop, folds of a playable hand before any raise',
    zh: '可以免费过牌却弃牌、弃掉最大的牌、翻牌前弃掉QQ以上的对子、无人加注就弃掉可玩的牌',
  },
  givenAway: (log) => {
    let state = blankHoldem
    const found = log.flatMap(({ event }) => {
      if (isHidden(event)) return []
      const { hand } = state
      state = evolveHoldem(state, event)
      if (event.type !== 'action-taken' || event.drawn || !hand || !isChance(hand, event)) return []
      return [{ seat: event.seat, isThrown: event.action === 'fold' }]
    })
    return sumOfGiven(2, found)
  },
}

/** Whether only a player who wants to lose folds now. */
function isChance(hand: Hand, { seat }: Pick<ActionTaken, 'seat'>): boolean {
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
