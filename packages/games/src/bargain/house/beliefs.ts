import type { Seat } from '@wis/engine'
import { mayMeet, valuationsOf } from '../instances.ts'
import type { BargainState } from '../state.ts'
import { perKind, restOf, worthOf } from '../things.ts'
import type { PerKind } from '../things.ts'

/** How much more likely an offer is that is worth one point more to who makes it. */
const eagerness = 0.7
/** How much less likely it is that an offer is turned down that is worth one point more. */
const reluctance = 0.25

/** What one thing of each kind is worth to the other seat on average, by all that it has asked for and turned down. */
export function expectedValues({ counts, values, offers }: BargainState, seat: Seat): PerKind {
  const own = values[seat] ?? [0, 0, 0]
  const possible = valuationsOf(counts).filter((other) => mayMeet(own, other))
  const weights = possible.map((other) => {
    const evidence = offers.map(({ seat: maker, take }) => {
      if (!take) return 0
      return maker === seat
        ? -reluctance * worthOf(other, restOf(counts, take))
        : eagerness * worthOf(other, take)
    })
    return Math.exp(evidence.reduce((sum, one) => sum + one, 0))
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return perKind(
    (kind) =>
      possible.reduce((sum, other, index) => sum + (weights[index] ?? 0) * (other[kind] ?? 0), 0) / all,
  )
}
