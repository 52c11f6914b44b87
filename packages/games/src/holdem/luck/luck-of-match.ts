import type { HoldemState } from '../state.ts'
import { luckOfHand } from './luck-of-hand.ts'

/**
 * The chips of each seat less what the cards were worth to it, in whole chips. Null if the ruleset counts no luck, or
 * the reader does not know the cards.
 */
export function fairChips({ ruleset, drawn, pots, tallies }: HoldemState): readonly number[] | null {
  if (!ruleset.countsLuck || !drawn) return null
  const luck = pots.reduce((sum, potsOfHand, index) => {
    const deal = drawn.deals[drawn.order[index] ?? 0]
    if (!deal) return sum
    const ofButton = luckOfHand(deal, potsOfHand, ruleset)
    return index % 2 === 0 ? sum + ofButton : sum - ofButton
  }, 0)
  const first = Math.round((tallies[0]?.chips ?? 0) - luck)
  // One is what the other is not, so that nothing is made or lost by rounding.
  return [first, 0 - first]
}
