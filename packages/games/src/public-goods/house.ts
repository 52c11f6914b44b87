import type { Rng, Seat } from '@wis/engine'
import type { HousePlayer } from '../contract/game-kit.ts'
import { leftOf } from './state.ts'
import type { PublicGoodsState } from './state.ts'

interface Situation {
  readonly state: PublicGoodsState
  readonly seat: Seat
  readonly left: number
  readonly rng: Rng
}

type Character = Omit<HousePlayer<PublicGoodsState>, 'answer'>

const player = (
  about: Character,
  invests: (situation: Situation) => number,
): HousePlayer<PublicGoodsState> => ({
  ...about,
  answer: ({ state, turn: { seat }, rng }) => {
    const left = leftOf(state, seat)
    return { fields: { investment: Math.min(left, invests({ state, seat, left, rng })) } }
  },
})

/** The same part of what is left in each of the rounds that are left. */
const evenly = ({ state: { round, ruleset }, left }: Situation) =>
  Math.floor(left / Math.max(1, ruleset.rounds - round + 1))

function asTheOthers(situation: Situation): number {
  const { state, seat } = situation
  const last = state.rounds.at(-1)
  if (!last) return evenly(situation)
  const others = last.investments.filter((_, other) => other !== seat)
  return Math.round(others.reduce((sum, amount) => sum + amount, 0) / others.length)
}

/**
 * Weakest first, by the mean of what each gains at tables that are else filled with one of the house players. Chance keeps
 * a few points, and so does better than the one who gives everything.
 */
export const publicGoodsHouse = [
  player(
    {
      slug: 'generous',
      name: { en: 'Patron', zh: '慷慨' },
      character: {
        en: 'Invests all it has, the same in every round, whatever the others do.',
        zh: '不管别人怎么做，把全部点数平均投到每一轮。',
      },
      strength: 1,
    },
    evenly,
  ),
  player(
    {
      slug: 'random',
      name: { en: 'Whim', zh: '随性' },
      character: {
        en: 'Invests any part of what it has left, each as likely as the others.',
        zh: '剩多少就在其中随便投多少，每个数机会均等。',
      },
      strength: 2,
    },
    ({ left, rng }) => rng.int(left + 1),
  ),
  player(
    {
      slug: 'matcher',
      name: { en: 'Echo', zh: '回声' },
      character: {
        en: 'Begins like a patron, then invests as much as the others did on average in the round before.',
        zh: '第一轮慷慨，之后投入上一轮其他人的平均数。',
      },
      strength: 3,
    },
    asTheOthers,
  ),
  player(
    {
      slug: 'free-rider',
      name: { en: 'Stowaway', zh: '搭便车' },
      character: {
        en: 'Never invests anything, and takes its share of what the others do.',
        zh: '一点也不投，只等着分别人的。',
      },
      strength: 4,
    },
    () => 0,
  ),
] as const
