import { rankOf } from './card.ts'
import type { Card } from './card.ts'
import { scoreOf } from './score.ts'

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
