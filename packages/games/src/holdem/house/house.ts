import type { HousePlayer } from '../../contract/game-kit.ts'
import { legalActions, toCall } from '../betting.ts'
import type { Card } from '../cards/card.ts'
import { handKinds, readScore, scoreOf } from '../cards/score.ts'
import type { Action } from '../events.ts'
import type { HoldemState } from '../state.ts'
import { equityOf } from './equity.ts'
import { raisesOf, stayIfFree } from './held.ts'
import type { Held } from './held.ts'
import { gradeOf } from './starting-hands.ts'

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

const player = (
  about: Omit<HousePlayer<HoldemState>, 'answer'>,
  choose: (held: Held) => Action,
): HousePlayer<HoldemState> => ({
  ...about,
  answer: ({ state: { hand }, turn: { seat }, rng }) => {
    const hole = hand?.holes[seat]
    if (!hand || !hole) return { fields: { action: 'check-and-call' } }
    const wanted = choose({ hand, seat, hole, rng })
    // A raise that is not legal becomes a call.
    const action = legalActions(hand, seat).includes(wanted) ? wanted : 'check-and-call'
    return { fields: { action } }
  },
})

const anyAction = ({ hand, seat, rng }: Held) => rng.pick(legalActions(hand, seat))

export const holdemHouse = [
  player(
    {
      slug: 'random',
      name: { en: 'Drifter', zh: '浪子' },
      character: { en: 'Does anything, with any cards.', zh: '不看牌，随便行动。' },
      strength: 1,
    },
    anyAction,
  ),
  player(
    {
      slug: 'tight',
      name: { en: 'Miser', zh: '铁公鸡' },
      character: {
        en: 'Waits for good cards by a table, and believes only what it holds.',
        zh: '照表等好牌，只相信已经到手的牌。',
      },
      strength: 2,
    },
    byTable,
  ),
  player(
    {
      slug: 'equity',
      name: { en: 'Actuary', zh: '精算师' },
      character: {
        en: 'Plays the hand out five hundred times in its head, weighs the price, and bluffs one time in ten.',
        zh: '在心里把这手牌推演五百遍，掂量价钱，十次里诈唬一次。',
      },
      strength: 3,
    },
    byEquity,
  ),
] as const
