import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import type { PairedDeal } from '../by-deal/deal-sums.ts'
import { differenceSample, ratioSample } from '../by-deal/sample.ts'
import { differenceOf, estimateOf } from '../compare.ts'
import type { Estimate } from '../estimate.ts'
import type { Population } from './populations.ts'

/** The number of one subject, or the difference of both. */
export type Side = 'first' | 'second' | 'difference'

export interface Coverage {
  readonly population: string
  readonly side: Side
  readonly deals: number
  /** The share of the intervals that hold the truth of the whole population. Null if there was no interval. */
  readonly held: number | null
  readonly intervals: number
  /** Draws that were said to be too few for an interval, or all alike. */
  readonly without: number
  /** The mean distance of the ends from each other. */
  readonly width: number
}

export interface Measured {
  readonly population: Population
  readonly side: Side
  /** So many deals are drawn each time. */
  readonly deals: number
  readonly draws: number
}

/** Draws deals from what was really played, again and again, and counts how often the interval holds the truth. */
export function measureCoverage({ population, side, deals, draws }: Measured): Coverage {
  const truth = truthOf(population, side)
  const rng = rngAt(`coverage of ${population.name}, ${side}, ${deals}`, 0)
  let [held, intervals, width] = [0, 0, 0]
  for (let draw = 0; draw < draws; draw++) {
    const { low, high } = estimateFrom(population, side, drawDeals(population.deals, deals, rng), rng)
    if (low === null) continue
    intervals++
    width += high - low
    if (low - 1e-12 <= truth && truth <= high + 1e-12) held++
  }
  const about = { population: population.name, side, deals, intervals, without: draws - intervals }
  return { ...about, held: intervals > 0 ? held / intervals : null, width: width / intervals }
}

function estimateFrom({ kind }: Population, side: Side, pairs: readonly PairedDeal[], rng: Rng): Estimate {
  if (side === 'difference') return differenceOf(kind, pairs, rng)
  const sums = pairs.map((pair) => pair[side])
  return estimateOf(kind, sums, rng)
}

export function truthOf({ deals }: Population, side: Side): number {
  const sample =
    side === 'difference' ? differenceSample(deals) : ratioSample(deals.map((pair) => pair[side]))
  if (!sample) throw new RangeError('the population has no truth')
  return sample.value
}

export function drawDeals(from: readonly PairedDeal[], deals: number, rng: Rng): readonly PairedDeal[] {
  return Array.from({ length: deals }, (_, place) => {
    const deal = String(place)
    const { first, second } = rng.pick(from)
    return { deal, first: { ...first, deal }, second: { ...second, deal } }
  })
}
