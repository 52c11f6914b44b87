import type { Rng } from '@wis/engine'
import type { Interval } from '../interval.ts'
import { fitRatings } from './fit-ratings.ts'
import { at } from './numbers.ts'
import { averageRating, pointsPerLogOdds } from './rating-table.ts'
import type { Rating, RatingRow } from './rating-table.ts'
import { simulateSeason } from './simulate-season.ts'
import type { SeasonPlan, SimulatedSeason } from './simulate-season.ts'

/** The quality of one kind of rating over all agents of all seasons. */
export interface Measured {
  /** How many intervals held the truth, of how many. */
  readonly covered: number
  readonly of: number
  /** Mean half width of the intervals, in rating points. */
  readonly reach: number
  /** Mean over the seasons of Spearman's correlation between ratings and true strengths. */
  readonly rankCorrelation: number
}

export const measuredScales = ['overall', 'deception', 'detection', 'pairs'] as const
export type MeasuredScale = (typeof measuredScales)[number]

/** Rates simulated seasons, and compares the ratings with the strengths that the seasons were drawn from. */
export function measureRatings(
  plan: SeasonPlan,
  seasons: number,
  rngOf: (season: number) => Rng,
): Record<MeasuredScale, Measured> {
  const samples = Array.from({ length: seasons }, (_, season) => comparisons(plan, rngOf(season)))
  const measured = (scale: MeasuredScale) => summary(samples.map((sample) => sample[scale]))
  return {
    overall: measured('overall'),
    deception: measured('deception'),
    detection: measured('detection'),
    pairs: measured('pairs'),
  }
}

interface Comparison extends Interval {
  readonly estimate: number
  readonly truth: number
}

function comparisons(plan: SeasonPlan, rng: Rng): Record<MeasuredScale, Comparison[]> {
  const season = simulateSeason(plan, rng)
  const { rows, pairs } = fitRatings(season.matches, plan)
  const truth = trueRatings(season)
  const compare = (rating: (row: RatingRow) => Rating, truths: Float64Array) =>
    rows.map((row) => ({ ...rating(row), estimate: rating(row).rating, truth: at(truths, row.agent) }))
  return {
    overall: compare((row) => row.overall, truth.overall),
    deception: compare((row) => row.deception, truth.deception),
    detection: compare((row) => row.detection, truth.detection),
    pairs: pairs.map((pair, i) => ({
      ...pair,
      estimate: pair.shift,
      truth: pointsPerLogOdds * at(season.pair, i),
    })),
  }
}

/** The rating after endless matches: the strength relative to the average of the season's agents. */
export function trueRatings({ deception, detection }: Pick<SimulatedSeason, 'deception' | 'detection'>) {
  const both = deception.map((value, agent) => (value + at(detection, agent)) / 2)
  return { deception: onScale(deception), detection: onScale(detection), overall: onScale(both) }
}

function onScale(strengths: Float64Array): Float64Array {
  const average = strengths.reduce((sum, value) => sum + value, 0) / strengths.length
  return strengths.map((value) => averageRating + pointsPerLogOdds * (value - average))
}

function summary(seasons: readonly (readonly Comparison[])[]): Measured {
  const all = seasons.flat()
  const correlations = seasons.map((season) =>
    rankCorrelation(
      season.map(({ estimate }) => estimate),
      season.map(({ truth }) => truth),
    ),
  )
  return {
    covered: all.filter(({ low, high, truth }) => low <= truth && truth <= high).length,
    of: all.length,
    reach: mean(all.map(({ low, high }) => (high - low) / 2)),
    rankCorrelation: mean(correlations),
  }
}

/** Spearman's correlation. The numbers must be free of ties. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const rankA = ranks(a)
  const rankB = ranks(b)
  const squares = rankA.reduce((sum, rank, i) => sum + (rank - (rankB[i] ?? 0)) ** 2, 0)
  return 1 - (6 * squares) / (a.length * (a.length ** 2 - 1))
}

function ranks(values: readonly number[]): number[] {
  const ranked = values.map(() => 0)
  const order = values.map((value, i) => [value, i] as const).sort(([a], [b]) => a - b)
  order.forEach(([, i], rank) => (ranked[i] = rank))
  return ranked
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
