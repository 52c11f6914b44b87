import { rngAt } from '@wis/engine'
import type { Card } from '../cards/card.ts'
import { addPlace, drawTo, placesLeft, rankSets, scoreBySuits } from '../cards/score.ts'
import type { RankSets } from '../cards/score.ts'
import { boardStreets } from '../hand.ts'
import type { Hole } from '../hand.ts'
import { chipsOf } from '../table.ts'
import type { Deal, HoldemRuleset, HoldemState } from '../table.ts'

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

/** Before the flop there are 1.7 million boards. So many of them are laid out, drawn from the cards themselves. */
const boardsBeforeFlop = 1000

/** The share of the pot that the first wins on average over the boards that may still come, if nobody folds. */
export function shareOfPot(holes: readonly [Hole, Hole], board: readonly Card[]): number {
  const [one, other] = holes
  const table: Table = { one: rankSets([...one, ...board]), other: rankSets([...other, ...board]) }
  const left = placesLeft([...one, ...other, ...board])
  const missing = 5 - board.length
  if (missing > 2) return shareOfSome(table, left, [...one, ...other].join(''))
  const boards = boardsOf(left, missing)
  return boards.reduce((sum, places) => sum + wonOn(table, places), 0) / boards.length
}

interface Table {
  readonly one: RankSets
  readonly other: RankSets
}

function shareOfSome(table: Table, left: number[], seed: string): number {
  const rng = rngAt(seed, 0)
  let won = 0
  for (let board = 0; board < boardsBeforeFlop; board++) {
    const places = [0, 1, 2, 3, 4].map((index) => drawTo(left, index, rng))
    won += wonOn(table, places)
  }
  return won / boardsBeforeFlop
}

/** All ways to lay out at most two more cards. */
function boardsOf(left: readonly number[], missing: number): readonly (readonly number[])[] {
  if (missing === 0) return [[]]
  if (missing === 1) return left.map((place) => [place])
  return left.flatMap((place, index) => left.slice(index + 1).map((second) => [place, second]))
}

function wonOn({ one, other }: Table, places: readonly number[]): number {
  const [mine, theirs] = [one.slice() as RankSets, other.slice() as RankSets]
  for (const place of places) {
    addPlace(mine, place)
    addPlace(theirs, place)
  }
  const difference = scoreBySuits(...mine) - scoreBySuits(...theirs)
  return difference > 0 ? 1 : difference === 0 ? 0.5 : 0
}

/**
 * The chips of each seat less what the cards were worth to it, in whole chips. Null if the ruleset counts no luck, or
 * the reader does not know the cards.
 */
export function fairChips(now: HoldemState): readonly number[] | null {
  const { ruleset, drawn, pots } = now
  if (!ruleset.countsLuck || !drawn) return null
  const luck = pots.reduce((sum, potsOfHand, index) => {
    const deal = drawn.deals[drawn.order[index] ?? 0]
    if (!deal) return sum
    const ofButton = luckOfHand(deal, potsOfHand, ruleset)
    return index % 2 === 0 ? sum + ofButton : sum - ofButton
  }, 0)
  const first = Math.round(chipsOf(now, 0) - luck)
  // One is what the other is not, so that nothing is made or lost by rounding.
  return [first, 0 - first]
}
