import type { Seat } from '@wis/engine'
import type { Meant } from '../reading/read-answer.ts'
import { offersLeft, standingOffer } from '../state.ts'
import type { BargainState } from '../state.ts'
import { divisionsOf, restOf, worthOf } from '../things.ts'
import type { PerKind } from '../things.ts'

/** It never asks for less than this, and would rather have nothing than less. */
const least = 8

/** Asks for a point less with every second one of its offers, down to its least. */
export function greedyAnswer(state: BargainState, seat: Seat): Meant {
  const { counts, offers } = state
  const values = state.values[seat] ?? [0, 0, 0]
  const made = offers.filter((offer) => offer.seat === seat).length
  const wanted = Math.max(least, 10 - Math.floor(made / 2))
  const standing = standingOffer(state)
  const offered = standing ? worthOf(values, restOf(counts, standing.take)) : 0
  if (standing && offered >= wanted) return { kind: 'accept', text: null }
  if (offersLeft(state) === 0) return { kind: offered >= least ? 'accept' : 'reject', text: null }
  return { kind: 'offer', take: cheapest(counts, values, wanted), text: null }
}

/** The division that is worth so much, or as little more as can be, and of those one with the fewest things. */
function cheapest(counts: PerKind, values: PerKind, wanted: number): PerKind {
  const things = ([hats, balls, apples]: PerKind) => hats + balls + apples
  const [best = counts] = divisionsOf(counts)
    .filter((take) => worthOf(values, take) >= wanted)
    .toSorted((one, other) => worthOf(values, one) - worthOf(values, other) || things(one) - things(other))
  return best
}
