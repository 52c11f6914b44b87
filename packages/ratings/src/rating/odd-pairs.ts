import { normalShare } from '../distributions.ts'
import { z95 } from '../interval.ts'
import type { Interval } from '../interval.ts'
import { at } from './numbers.ts'
import { presumedWeight } from './spread.ts'
import type { Sightings } from './spread.ts'

/**
 * Word pairs hardly differ, except for one among many that gives the deceiver away, or hides it. One normal curve for all
 * would have to be far too wide for most of them.
 */
export interface OddPairs {
  /** The share of pairs that are odd. */
  readonly share: number
  /** The variance of their shifts. */
  readonly variance: number
}

/** The evidence about one pair in the form of a single measurement: its precision, and its value times that. */
export interface Sighting {
  readonly information: number
  readonly pull: number
}

/** One of the normal curves that a value may come from. */
export interface Curve {
  readonly weight: number
  readonly mean: number
  readonly variance: number
}

/** What a measurement leaves of both possibilities: a usual pair, whose shifts have this variance, or an odd one. */
export function usualOrOdd(
  { information, pull }: Sighting,
  usual: number,
  odd: OddPairs,
): [usual: Curve, odd: Curve] {
  const after = (share: number, prior: number) => {
    const variance = 1 / (information + 1 / prior)
    const log = Math.log(share) + (Math.log(variance / prior) + pull ** 2 * variance) / 2
    return { log, mean: pull * variance, variance }
  }
  const [one, other] = [after(1 - odd.share, usual), after(odd.share, odd.variance)]
  const weight = 1 / (1 + Math.exp(other.log - one.log))
  return [
    { weight, mean: one.mean, variance: one.variance },
    { weight: 1 - weight, mean: other.mean, variance: other.variance },
  ]
}

interface Kinds {
  readonly usual: number
  readonly presumed: number
  readonly odd: OddPairs
}

/** A likelier variance of usual pairs, and how firmly each pair is held near the average as far as it is a usual one. */
export function likelierKinds({ information, pull }: Sightings, { usual, presumed, odd }: Kinds) {
  let sum = presumedWeight * presumed
  let weight = presumedWeight
  const precision = information.map((value, i) => {
    const [asUsual] = usualOrOdd({ information: value, pull: at(pull, i) }, usual, odd)
    sum += asUsual.weight * (asUsual.mean ** 2 + asUsual.variance)
    weight += asUsual.weight
    return asUsual.weight / usual + (1 - asUsual.weight) / odd.variance
  })
  return { usual: sum / weight, precision }
}

/** The mean and the 95 % interval of a mixture of normal curves whose weights add up to 1. */
export function middleOf(curves: readonly Curve[]): Interval & { readonly mean: number } {
  const reach = Math.max(...curves.map(({ mean, variance }) => Math.abs(mean) + 8 * Math.sqrt(variance)))
  return {
    mean: curves.reduce((sum, { weight, mean }) => sum + weight * mean, 0),
    low: placeOf(curves, normalShare(-z95), reach),
    high: placeOf(curves, normalShare(z95), reach),
  }
}

/** The value below which this share of the mixture lies. Halves the stretch that holds it until it is a point. */
function placeOf(curves: readonly Curve[], share: number, reach: number): number {
  let [low, high] = [-reach, reach]
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2
    const below = curves.reduce(
      (sum, { weight, mean, variance }) => sum + weight * normalShare((middle - mean) / Math.sqrt(variance)),
      0,
    )
    if (below < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
