import type { Rng, Seat } from '@wis/engine'
import type { PlayerSpec } from '../../define/index.ts'
import type { Card } from '../cards/card.ts'
import { rankOf, ranks, suitOf } from '../cards/card.ts'
import {
  addPlace,
  drawTo,
  handKinds,
  placesLeft,
  rankSets,
  readScore,
  scoreBySuits,
  scoreOf,
} from '../cards/score.ts'
import type { RankSets } from '../cards/score.ts'
import { legalActions, toCall } from '../hand.ts'
import type { Action, Hand, Hole } from '../hand.ts'
import type { HoldemState } from '../table.ts'

/** Pairs by their rank twice; else the higher rank, the lower, and `s` for one suit or `o` for two. */
const strong = 'AA KK QQ JJ TT AKs AKo AQs 99 AQo AJs'
const playable = '88 77 66 55 AJo ATs ATo A9s A9o A8s KQs KQo KJs KJo KTs QJs QTs JTs'

const strongHands = new Set(strong.split(' '))
const playableHands = new Set(playable.split(' '))

/** The name of two hole cards in the table. */
export function startingHand([one, other]: Hole): string {
  const [high, low] = [rankOf(one), rankOf(other)].sort((a, b) => b - a)
  const name = `${ranks[high ?? 0]}${ranks[low ?? 0]}`
  if (high === low) return name
  return `${name}${suitOf(one) === suitOf(other) ? 's' : 'o'}`
}

export function gradeOf(hole: Hole): 'strong' | 'playable' | 'weak' {
  const name = startingHand(hole)
  return strongHands.has(name) ? 'strong' : playableHands.has(name) ? 'playable' : 'weak'
}

/** A question about a hand, as the player knows it that holds these cards. */
interface Held {
  readonly hand: Hand
  readonly seat: Seat
  readonly hole: Hole
  readonly rng: Rng
}

const stayIfFree = ({ hand, seat }: Held): Action => (toCall(hand, seat) === 0 ? 'check-and-call' : 'fold')

/** How often a seat has raised in this hand. */
const raisesOf = ({ actions }: Hand, by: Seat): number =>
  actions.filter(({ seat, action }) => seat === by && action !== 'fold' && action !== 'check-and-call').length

/** Before the flop by the table of starting hands, and then by the cards that have come. */
function byTable(held: Held): Action {
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

const rollouts = 500
/** One time in so many it raises with cards that are not worth it. */
const bluffEvery = 10
const doubtPerRaise = 0.08
const worth = { fullPot: 0.8, halfPot: 0.7, blinds: 0.35 } as const

/** Weighs its share of the pot against the price. Each raise of the other's makes it think less of its own cards. */
function byEquity({ hand, hole, seat, rng }: Held): Action {
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

/**
 * The share of the pot that these hole cards win on average against two random ones, estimated by laying out the
 * missing cards this many times.
 */
export function equityOf(hole: readonly Card[], board: readonly Card[], rng: Rng, rollouts: number): number {
  const own = rankSets([...hole, ...board])
  const table = rankSets(board)
  const left = placesLeft([...hole, ...board])
  const missing = 5 - board.length
  let won = 0
  for (let rollout = 0; rollout < rollouts; rollout++) {
    const [mine, theirs] = [own.slice() as RankSets, table.slice() as RankSets]
    for (let drawn = 0; drawn < missing + 2; drawn++) {
      const place = drawTo(left, drawn, rng)
      addPlace(theirs, place)
      if (drawn < missing) addPlace(mine, place)
    }
    const difference = scoreBySuits(...mine) - scoreBySuits(...theirs)
    won += difference > 0 ? 1 : difference === 0 ? 0.5 : 0
  }
  return won / rollouts
}

function player(choose: (held: Held) => Action): PlayerSpec<HoldemState>['plays'] {
  return ({ state: { hand }, seat, rng }) => {
    const hole = hand?.holes[seat]
    if (!hand || !hole) return { action: 'check-and-call' }
    const wanted = choose({ hand, seat, hole, rng })
    // A raise that is not legal becomes a call.
    return { action: legalActions(hand, seat).includes(wanted) ? wanted : 'check-and-call' }
  }
}

export const players = {
  random: player(({ hand, seat, rng }) => rng.pick(legalActions(hand, seat))),
  tight: player(byTable),
  equity: player(byEquity),
}
