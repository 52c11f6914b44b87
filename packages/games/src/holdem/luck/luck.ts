import { boardStreets } from '../events.ts'
import type { Deal, HoldemRuleset } from '../schema.ts'
import type { HoldemState } from '../state.ts'
import { shareOfPot } from './share-of-pot.ts'

/**
 * What a share of the pot is worth when it comes, in pots: more than the pot itself, because bets follow. They were
 * fitted to matches of house players. Others would leave more luck in, and never favour anybody.
 */
const worthOnStreet = { flop: 2.5, turn: 2.5, river: 1.5 } as const
/** Nothing follows once both are all-in. */
const worthAllIn = 1
/** What all of the pot would be worth before anybody has bet, in big blinds. */
const worthOfHole = 6

/** How many cards lie on the table from this street on. */
const cardsOn = { flop: 3, turn: 4, river: 5 } as const

/**
 * The chips that the cards of a hand brought the button, whatever it did with them. Each card counts by how it changes
 * the share of the pot that the button wins on average, times the pot as it then stood. Nobody can know that change
 * beforehand, so its average is nothing for every way to play. `pots` are those at each street that was dealt.
 */
export function luckOfHand(
  { holes, board }: Deal,
  pots: readonly number[],
  { stack, bigBlind }: Pick<HoldemRuleset, 'stack' | 'bigBlind'>,
): number {
  let share = shareOfPot(holes, [])
  let luck = worthOfHole * bigBlind * (share - 0.5)
  pots.forEach((pot, index) => {
    const street = boardStreets[index] ?? 'river'
    const after = shareOfPot(holes, board.slice(0, cardsOn[street]))
    luck += (pot === 2 * stack ? worthAllIn : worthOnStreet[street]) * pot * (after - share)
    share = after
  })
  return luck
}

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
