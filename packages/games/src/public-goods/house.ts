import type { InBoth } from '@wis/engine'
import type { PlayerSpec } from '../define/index.ts'
import { leftOf } from './payback.ts'
import type { PublicGoodsState } from './table.ts'

type Asked = Parameters<PlayerSpec<PublicGoodsState>['plays']>[0]
type Situation = Asked & { readonly left: number }

/** It invests this, or what it has left if that is less. */
const player = (
  name: InBoth<string>,
  character: InBoth<string>,
  invests: (situation: Situation) => number,
): PlayerSpec<PublicGoodsState> => ({
  name,
  character,
  plays: (asked) => {
    const left = leftOf(asked.state, asked.seat)
    return { investment: Math.min(left, invests({ ...asked, left })) }
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
export const house: Readonly<Record<string, PlayerSpec<PublicGoodsState>>> = {
  generous: player(
    { en: 'Patron', zh: '慷慨' },
    {
      en: 'Invests all it has, the same in every round, whatever the others do.',
      zh: '不管别人怎么做，把全部点数平均投到每一轮。',
    },
    evenly,
  ),
  random: player(
    { en: 'Whim', zh: '随性' },
    {
      en: 'Invests any part of what it has left, each as likely as the others.',
      zh: '剩多少就在其中随便投多少，每个数机会均等。',
    },
    ({ left, rng }) => rng.int(left + 1),
  ),
  matcher: player(
    { en: 'Echo', zh: '回声' },
    {
      en: 'Begins like a patron, then invests as much as the others did on average in the round before.',
      zh: '第一轮慷慨，之后投入上一轮其他人的平均数。',
    },
    asTheOthers,
  ),
  'free-rider': player(
    { en: 'Stowaway', zh: '搭便车' },
    {
      en: 'Never invests anything, and takes its share of what the others do.',
      zh: '一点也不投，只等着分别人的。',
    },
    () => 0,
  ),
}
