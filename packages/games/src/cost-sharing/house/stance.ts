import type { Seat } from '@wis/engine'
import type { Shares } from '../events.ts'
import type { Meant } from '../reading/read-answer.ts'
import { isSame, nearestShares, usageParts } from '../shares.ts'
import type { CostState } from '../state.ts'

/** The share by usage, as near as shares can come to it. */
export const fairShares = ({ airlines, ruleset }: CostState): Shares =>
  nearestShares(usageParts(airlines, ruleset.weights))

/** Shares in which a seat pays this much less than in these, and the others share the rest as they did. */
export function withLess(shares: Shares, seat: Seat, less: number): Shares {
  const own = Math.min(100, Math.max(0, (shares[seat] ?? 0) - less))
  const others = shares.map((share, other) => (other === seat ? 0 : share + 1))
  const all = others.reduce((sum, one) => sum + one, 0)
  const parts = others.map((share, other) =>
    other === seat ? own / 100 : ((100 - own) / 100) * (share / all),
  )
  return nearestShares(parts)
}

interface Support {
  readonly seat: Seat
  /** What this one would pay. */
  readonly cost: number
}

/** The other seats whose shares cost this one no more than a limit, the cheapest first. */
export function supportsWithin({ stands }: CostState, seat: Seat, most: number): readonly Support[] {
  return stands
    .flatMap((shares, other) =>
      shares && other !== seat ? [{ seat: other, cost: shares[seat] ?? 100 }] : [],
    )
    .filter(({ cost }) => cost <= most)
    .toSorted((one, next) => one.cost - next.cost || one.seat - next.seat)
}

export const propose = (shares: Shares): Meant => ({ kind: 'propose', shares, text: null })
export const support = (supported: Seat): Meant => ({ kind: 'support', supported, text: null })

/** What both others stand behind, if it is the same. */
export function commonStand({ stands }: CostState, seat: Seat): Support | undefined {
  const others = stands.flatMap((shares, other) => (shares && other !== seat ? [{ other, shares }] : []))
  const [one, two] = others
  return one && two && isSame(one.shares, two.shares)
    ? { seat: one.other, cost: one.shares[seat] ?? 100 }
    : undefined
}
