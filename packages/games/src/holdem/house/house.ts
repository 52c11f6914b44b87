import type { HousePlayer } from '../../contract/game-kit.ts'
import { legalActions } from '../betting.ts'
import type { Action } from '../events.ts'
import type { HoldemState } from '../state.ts'
import { byEquity } from './by-equity.ts'
import { byTable } from './by-table.ts'
import type { Held } from './held.ts'

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
