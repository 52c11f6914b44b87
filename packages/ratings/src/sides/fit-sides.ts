import { z95 } from '../interval.ts'
import { factor, invert, invertFactored } from '../rating/dense.ts'
import * as numbers from '../rating/numbers.ts'
import type { AgentIndex } from '../rating/rated-match.ts'
import { averageRating, pointsPerLogOdds, provisionalReach, rankRangeAmong } from '../rating/rating-table.ts'
import type { RankRange } from '../rating/rating-table.ts'
import { rankingHill } from './ranking-hill.ts'
import { climbHill, hillOf, resultKey, resultOfKey, stagesOf, unknownsOf } from './stages.ts'
import type { CountedMatch, Top, Unknowns } from './stages.ts'

const { add, at } = numbers

/** The rating of an agent in games between sides. 1500 is the average; 400 points are odds of ten to one. */
export interface SideRating {
  readonly agent: AgentIndex
  readonly rating: number
  /** 95 %. */
  readonly low: number
  readonly high: number
  readonly rankRange: RankRange
  readonly matches: number
  /** Whether it is too unsure for a comparison. */
  readonly provisional: boolean
}

/** Strengths of about 100 points around the average are presumed, as if four agents had shown them. */
export const presumedSpread = (100 / pointsPerLogOdds) ** 2
const presumedAgents = 4
/** How easy a tie is, and what a side of the game is worth, is hardly presumed. */
const otherVariance = 4
/** A seat is presumed to be worth less than about 350 points. */
const seatVariance = 1

/** Stored with each fit. From the sixth on, which seat an agent had is a part of the rating. A season keeps the method of its first. */
export const sideRatingMethod = 6

const mostRounds = 50
const tolerance = 1e-5

/**
 * Rates all agents by all matches at once. The order of the matches does not change even the last digit. Until its own
 * matches say otherwise, an agent is kept near the average, the more firmly the more alike the agents are. Where sides come
 * with their seats, what a seat is worth is fitted, too, and nobody is rated better for it.
 */
export const fitSides = (matches: readonly CountedMatch[]): readonly SideRating[] =>
  fitField(matches)?.ratings ?? []

/** The agents of a field, how far apart they are, and what else decides its matches. */
export interface FittedField {
  readonly ratings: readonly SideRating[]
  /** The variance of strengths, in log-odds. */
  readonly spread: number
  readonly unknowns: Unknowns
  readonly point: Float64Array
  readonly covariance: Float64Array
}

/** Undefined for fewer than two agents. */
export function fitField(matches: readonly CountedMatch[]): FittedField | undefined {
  const known = inOneForm(matches)
  const played = countMatches(known)
  const agents = [...played.keys()].sort((a, b) => a - b)
  if (agents.length < 2) return undefined
  const indexOf = new Map(agents.map((agent, index) => [agent, index]))
  const renumbered = known.map(({ sides, times, weight = times }) => ({
    times: weight,
    sides: sides.map((side) => ({ ...side, agents: side.agents.map((one) => indexOf.get(one) ?? 0) })),
  }))
  const { point, covariance, spread, unknowns } = fitted(renumbered, agents.length)
  const variances = variancesAgainstAverage(covariance, point.length, agents.length)
  const mean = point.subarray(0, agents.length).reduce((sum, value) => sum + value, 0) / agents.length
  const intervals = agents.map((_, index) => {
    const value = averageRating + pointsPerLogOdds * (at(point, index) - mean)
    const reach = z95 * pointsPerLogOdds * Math.sqrt(at(variances, index))
    return { rating: value, low: value - reach, high: value + reach, reach }
  })
  const rangeOf = rankRangeAmong(intervals)
  const ratings = intervals.map(({ rating, low, high, reach }, index) => {
    const agent = agents[index] ?? 0
    const provisional = reach > provisionalReach
    return {
      agent,
      rating,
      low,
      high,
      rankRange: rangeOf({ low, high }),
      matches: played.get(agent) ?? 0,
      provisional,
    }
  })
  return { ratings, spread, unknowns, point, covariance }
}

/** The same list for the same matches, in whatever order they and their sides are given. */
function inOneForm(matches: readonly CountedMatch[]): readonly CountedMatch[] {
  const counted = new Map<string, { times: number; weight: number }>()
  for (const { sides, times, weight = times } of matches) {
    const key = resultKey(sides)
    const known = counted.get(key) ?? { times: 0, weight: 0 }
    counted.set(key, { times: known.times + times, weight: known.weight + weight })
  }
  return [...counted]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { times, weight }]) => ({ sides: resultOfKey(key), times, weight }))
}

function countMatches(matches: readonly CountedMatch[]): ReadonlyMap<AgentIndex, number> {
  const played = new Map<AgentIndex, number>()
  for (const { sides, times } of matches)
    for (const agent of new Set(sides.flatMap((side) => side.agents)))
      played.set(agent, (played.get(agent) ?? 0) + times)
  return played
}

/** The most probable strengths, with the spread that they themselves show (expectation and maximisation). */
function fitted(matches: readonly CountedMatch[], agents: number) {
  const unknowns = unknownsOf(matches, agents)
  const { size } = unknowns
  const hill =
    unknowns.seats.length > 0 ? rankingHill(matches, unknowns) : hillOf(stagesOf(matches, unknowns))
  const climb = (from: Float64Array, spread: number) => climbHill(hill, from, precisionsOf(unknowns, spread))
  let point: Float64Array = new Float64Array(size)
  let spread = presumedSpread
  for (let round = 0; ; round++) {
    const top = climb(point, spread)
    point = top.point
    const covariance = invert(top.curvature, size)
    let squares = presumedAgents * presumedSpread
    for (let i = 0; i < agents; i++) squares += at(point, i) ** 2 + at(covariance, i * size + i)
    const next = squares / (agents + presumedAgents)
    if (round === mostRounds || Math.abs(next - spread) < tolerance * spread) {
      const likeliest = { point, covariance, spread, unknowns }
      return unknowns.seats.length > 0 ? overSpreads(likeliest, climb) : likeliest
    }
    spread = next
  }
}

function precisionsOf(unknowns: Unknowns, spread: number): Float64Array {
  const precisions = new Float64Array(unknowns.size).fill(1 / otherVariance)
  precisions.fill(1 / spread, 0, unknowns.agents)
  for (const seat of unknowns.seats) precisions[unknowns.ofSeat(seat)] = 1 / seatVariance
  return precisions
}

type Fit = Omit<FittedField, 'ratings'>

/**
 * The likeliest spread is one of many. Two others stand beside it, √3 standard deviations of its logarithm away, and each counts
 * by its probability (Laplace's approximation). The mean and the covariance are those of the mixture.
 */
function overSpreads(
  { spread: likeliest, point: start, unknowns }: Fit,
  climb: (from: Float64Array, spread: number) => Top,
): Fit {
  const { size, agents } = unknowns
  const step = Math.sqrt(3 * (2 / (agents + presumedAgents)))
  const fits = [-1, 0, 1].map((steps) => {
    const spread = likeliest * Math.exp(steps * step)
    const { point, curvature, height } = climb(start, spread)
    const lower = Float64Array.from(curvature)
    factor(lower, size)
    let log = height - (presumedAgents / 2) * (Math.log(spread) + presumedSpread / spread)
    for (let i = 0; i < size; i++) log -= Math.log(at(lower, i * size + i))
    // The prior of strengths is wider where the spread is greater. Gauss and Hermite give the others a quarter of the weight.
    log -= (agents / 2) * Math.log(spread) - (steps * steps * 3) / 2 + Math.log(steps === 0 ? 1 : 4)
    return { log, spread, point, covariance: invertFactored(lower, size) }
  })
  const most = Math.max(...fits.map(({ log }) => log))
  const all = fits.reduce((sum, { log }) => sum + Math.exp(log - most), 0)
  const weights = fits.map(({ log }) => Math.exp(log - most) / all)
  const mean = new Float64Array(size)
  const covariance = new Float64Array(size * size)
  for (const [k, fit] of fits.entries())
    for (let i = 0; i < size; i++) add(mean, i, (weights[k] ?? 0) * at(fit.point, i))
  for (const [k, fit] of fits.entries())
    for (let i = 0; i < size; i++)
      for (let j = 0; j < size; j++) {
        const apart = (at(fit.point, i) - at(mean, i)) * (at(fit.point, j) - at(mean, j))
        add(covariance, i * size + j, (weights[k] ?? 0) * (at(fit.covariance, i * size + j) + apart))
      }
  const spread = fits.reduce((sum, fit, k) => sum + (weights[k] ?? 0) * fit.spread, 0)
  return { point: mean, covariance, spread, unknowns }
}

function variancesAgainstAverage(covariance: Float64Array, size: number, agents: number): Float64Array {
  const withAverage = Float64Array.from({ length: agents }, (_, a) => {
    let sum = 0
    for (let b = 0; b < agents; b++) sum += at(covariance, a * size + b)
    return sum / agents
  })
  const ofAverage = withAverage.reduce((sum, value) => sum + value, 0) / agents
  return withAverage.map((value, a) => Math.max(0, at(covariance, a * size + a) - 2 * value + ofAverage))
}
