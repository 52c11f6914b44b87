import { isHidden } from '@wis/engine'
import { sumOfGiven } from '../contract/integrity.ts'
import type { Integrity } from '../contract/integrity.ts'
import type { BidEvent } from './table.ts'
import { view } from './view.ts'

/** A bid below this part of the value wins against nobody who bids. */
const leastPart = 1 / 20

/** Bids that can only lose the item, or money. */
export const bidIntegrity: Integrity<BidEvent> = {
  counts: {
    en: 'bids above the value, bids below a twentieth of the value',
    zh: '高于估值的出价、不到估值二十分之一的出价',
  },
  givenAway: (log) => {
    const { past, ruleset } = log.reduce(
      (state, { event }) => (isHidden(event) ? state : view.rules.evolve(state, event)),
      view.rules.blank,
    )
    const found = past.flatMap(({ values, bids, given }) =>
      bids.flatMap((bid, seat) => {
        const value = values[seat] ?? null
        if (value === null || given[seat]) return []
        return [{ seat, isThrown: bid > value || bid < leastPart * value }]
      }),
    )
    return sumOfGiven(ruleset.players, found)
  },
}
