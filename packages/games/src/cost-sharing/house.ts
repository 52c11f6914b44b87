import type { Seat } from '@wis/engine'
import type { HouseAsked } from '../define/index.ts'
import { sumOf } from '../define/table.ts'
import { allShares, isSame, nearestShares, usageParts } from './shares.ts'
import type { Shares } from './shares.ts'
import { airlinesOf } from './view.ts'
import type { CostState } from './view.ts'

type Asked = HouseAsked<CostState>
/** The shares that it proposes, or the seat that it supports. */
type Chosen = { readonly shares: Shares } | { readonly support: Seat }

const player = (choose: (asked: Asked) => Chosen) => (asked: Asked) => {
  const chosen = choose(asked)
  return 'shares' in chosen
    ? { move: 'propose', shares: chosen.shares }
    : { move: 'support', support: asked.state.aliases[chosen.support] ?? '' }
}

/** The share by usage, as near as shares can come to it. */
const fairShares = (now: CostState): Shares => nearestShares(usageParts(airlinesOf(now), now.ruleset.weights))

/** Shares in which a seat pays this much less than in these, and the others share the rest as they did. */
export function withLess(shares: Shares, seat: Seat, less: number): Shares {
  const own = Math.min(100, Math.max(0, (shares[seat] ?? 0) - less))
  const others = shares.map((share, other) => (other === seat ? 0 : share + 1))
  const all = sumOf(others)
  return nearestShares(
    others.map((share, other) => (other === seat ? own / 100 : ((100 - own) / 100) * (share / all))),
  )
}

const standsOfOthers = ({ state: { stands }, seat }: Asked) =>
  stands.flatMap((shares, other) =>
    shares && other !== seat ? [{ support: other, shares, cost: shares[seat] ?? 100 }] : [],
  )

/** The other seats whose shares cost this one no more than a limit, the cheapest first. */
const supportsWithin = (asked: Asked, most: number) =>
  standsOfOthers(asked)
    .filter(({ cost }) => cost <= most)
    .toSorted((one, next) => one.cost - next.cost || one.support - next.support)
    .map(({ support }) => ({ support }))

/** What both others stand behind, if it is the same, and costs no more than a limit. */
function commonStand(asked: Asked, most = 100): Chosen | undefined {
  const [one, two] = standsOfOthers(asked)
  return one && two && isSame(one.shares, two.shares) && one.cost <= most
    ? { support: one.support }
    : undefined
}

/** What the stubborn one wants to pay less than by usage. */
const wantedLess = 15
/** How much more than by usage the yielding one offers to pay, and pays without a word. */
const [offered, yielded] = [5, 20]
/** How much more than by usage the fair one accepts in each round, so that there is an agreement in the end. */
const patience = [0, 0, 5, 15, 20] as const
/** From this round on it goes to meet whoever asks most of it. */
const meeting = 4

/** Weakest first. */
export const players = {
  random: player(({ state: { stands }, rng }) => {
    const supports = [...stands.keys()].filter((seat) => stands[seat]).map((support) => ({ support }))
    return rng.pick([...allShares.map((shares) => ({ shares })), ...supports])
  }),
  stubborn: player((asked) => {
    const wanted = withLess(fairShares(asked.state), asked.seat, wantedLess)
    return supportsWithin(asked, wanted[asked.seat] ?? 0)[0] ?? { shares: wanted }
  }),
  yielding: player((asked) => {
    const fair = fairShares(asked.state)
    const [best] = supportsWithin(asked, (fair[asked.seat] ?? 0) + yielded)
    return commonStand(asked) ?? best ?? { shares: withLess(fair, asked.seat, -offered) }
  }),
  fair: player((asked) => {
    const { round } = asked.state
    const fair = fairShares(asked.state)
    const most = (fair[asked.seat] ?? 0) + (patience[Math.min(round, patience.length) - 1] ?? 0)
    const other = supportsWithin(asked, most).at(round >= meeting ? -1 : 0)
    return commonStand(asked, most) ?? other ?? { shares: fair }
  }),
}
