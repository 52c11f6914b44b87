import type { Rng, Seat } from '@wis/engine'
import type { HouseAsked, Words } from '../define/index.ts'
import { sumOf } from '../define/table.ts'
import { divisionsOf, mayMeet, named, perKind, restOf, thingsText, valuationsOf, worthOf } from './things.ts'
import type { PerKind } from './things.ts'
import { offersLeft, standingOffer } from './view.ts'
import type { BargainState } from './view.ts'

/** An offer of what it would take itself, or an answer to that of the other seat. */
type Chosen = PerKind | 'accept' | 'reject'

/** The things of an offer come at the place of the mark in its words. */
const player =
  (choose: (state: BargainState, seat: Seat, rng: Rng) => Chosen) =>
  ({ state, seat, rng }: HouseAsked<BargainState>, words: Words) => {
    const move = choose(state, seat, rng)
    if (typeof move === 'string') return { move }
    const say = words['offer']?.replace('…', thingsText(move)[state.language])
    return { move: 'offer', ...named(move), say }
  }

/** Every answer that is legal now. */
export function legalAnswers(now: BargainState): readonly Chosen[] {
  const isLast = offersLeft(now) === 0
  const offers = isLast ? [] : divisionsOf(now.counts)
  const answers = isLast ? (['accept', 'reject'] as const) : (['accept'] as const)
  return [...offers, ...(standingOffer(now) ? answers : [])]
}

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
    return Math.exp(sumOf(evidence))
  })
  const all = sumOf(weights)
  return perKind(
    (kind) =>
      possible.reduce((sum, other, index) => sum + (weights[index] ?? 0) * (other[kind] ?? 0), 0) / all,
  )
}

/** The share of the best product that it gives away at first to get more for itself. It gives away less with each offer. */
const firstGreed = 0.3

/** Looks for the greatest product of what both get, as far as it can guess what the other one gets. */
function fairAnswer(state: BargainState, seat: Seat): Chosen {
  const plan = planOf(state, seat)
  const standing = standingOffer(state)
  if (!standing) return plan.take
  const rest = restOf(state.counts, standing.take)
  const mine = worthOf(state.values[seat] ?? [0, 0, 0], rest)
  if (offersLeft(state) === 0) return mine > 0 ? 'accept' : 'reject'
  return mine >= plan.mine ? 'accept' : plan.take
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

/** It never asks for less than this, and would rather have nothing than less. */
const least = 8

/** Asks for a point less with every second one of its offers, down to its least. */
function greedyAnswer(state: BargainState, seat: Seat): Chosen {
  const { counts, offers } = state
  const values = state.values[seat] ?? [0, 0, 0]
  const made = offers.filter((offer) => offer.seat === seat).length
  const wanted = Math.max(least, 10 - Math.floor(made / 2))
  const standing = standingOffer(state)
  const offered = standing ? worthOf(values, restOf(counts, standing.take)) : 0
  if (standing && offered >= wanted) return 'accept'
  if (offersLeft(state) === 0) return offered >= least ? 'accept' : 'reject'
  return cheapest(counts, values, wanted)
}

/** The division that is worth so much, or as little more as can be, and of those one with the fewest things. */
function cheapest(counts: PerKind, values: PerKind, wanted: number): PerKind {
  const things = ([hats, balls, apples]: PerKind) => hats + balls + apples
  const [best = counts] = divisionsOf(counts)
    .filter((take) => worthOf(values, take) >= wanted)
    .toSorted((one, other) => worthOf(values, one) - worthOf(values, other) || things(one) - things(other))
  return best
}

/** Weakest first, by their points over all tables of the house. */
export const players = {
  random: player((state, _, rng) => rng.pick(legalAnswers(state))),
  greedy: player(greedyAnswer),
  fair: player(fairAnswer),
}
