import type { Seat } from '@wis/engine'
import type { Meant } from '../reading/read-answer.ts'
import { offersLeft, standingOffer } from '../state.ts'
import type { BargainState } from '../state.ts'
import { divisionsOf, restOf, worthOf } from '../things.ts'
import { expectedValues } from './beliefs.ts'

/** The share of the best product that it gives away at first to get more for itself. It gives away less with each offer. */
const firstGreed = 0.3

/** Looks for the greatest product of what both get, as far as it can guess what the other one gets. */
export function fairAnswer(state: BargainState, seat: Seat): Meant {
  const plan = planOf(state, seat)
  const standing = standingOffer(state)
  if (!standing) return { kind: 'offer', take: plan.take, text: null }
  const rest = restOf(state.counts, standing.take)
  const mine = worthOf(state.values[seat] ?? [0, 0, 0], rest)
  if (offersLeft(state) === 0) return { kind: mine > 0 ? 'accept' : 'reject', text: null }
  return mine >= plan.mine ? { kind: 'accept', text: null } : { kind: 'offer', take: plan.take, text: null }
}

/** What it would take now: of all divisions with a product that is great enough, the one that is best for itself. */
function planOf(state: BargainState, seat: Seat) {
  const { counts, ruleset } = state
  const own = state.values[seat] ?? [0, 0, 0]
  const other = expectedValues(state, seat)
  const divisions = divisionsOf(counts).map((take) => {
    const mine = worthOf(own, take)
    return { take, mine, product: mine * worthOf(other, restOf(counts, take)) }
  })
  const greatest = Math.max(...divisions.map(({ product }) => product))
  const greed = (firstGreed * Math.max(0, offersLeft(state) - 2)) / ruleset.offers
  const good = divisions.filter(({ product }) => product >= (1 - greed) * greatest - 1e-9)
  return good.reduce((best, one) => {
    const isBetter = one.mine > best.mine || (one.mine === best.mine && one.product > best.product)
    return isBetter ? one : best
  })
}
