import { z95 } from '../interval.ts'
import type { Interval } from '../interval.ts'
import { at } from '../rating/numbers.ts'
import { pointsPerLogOdds } from '../rating/rating-table.ts'
import { fitField } from '../sides/fit-sides.ts'
import type { CountedMatch } from '../sides/stages.ts'

/** What a seat is worth against the average of all seats. */
export interface SeatEffect extends Interval {
  readonly seat: number
  /** In rating points. 0 is the average of all seats. */
  readonly points: number
  /**
   * The chance to come first with this seat among equals, where nobody shares the first place: against one agent in each
   * other seat, or for a side of several with one in this seat, against a side whose seats are worth the average.
   */
  readonly chance: Interval & { readonly value: number }
}

export interface SeatStatistics {
  /** The matches that count, or the games where a match has several. */
  readonly matches: number
  readonly seats: readonly SeatEffect[]
  /** How far apart the agents are: a standard deviation in rating points. */
  readonly spread: number
}

/** Fits seats together with strengths. Undefined while there are fewer than two agents or seats. */
export function seatStatistics(matches: readonly CountedMatch[]): SeatStatistics | undefined {
  const field = fitField(matches)
  if (!field) return undefined
  const { unknowns, point, covariance, spread } = field
  const { seats, size } = unknowns
  if (seats.length < 2) return undefined
  const places = seats.map((seat) => unknowns.ofSeat(seat))
  const worth = places.map((place) => at(point, place))
  const known = places.map((one) => places.map((other) => at(covariance, one * size + other)))
  const isTeams = matches.some(({ sides }) => sides.some(({ team }) => team !== undefined))
  return {
    matches: matches.reduce((sum, { times }) => sum + times, 0),
    seats: seatEffects(seats, worth, known, isTeams),
    spread: pointsPerLogOdds * Math.sqrt(spread),
  }
}

/** The effects of seats by what each is worth in log-odds, and how sure that is. */
export function seatEffects(
  seats: readonly number[],
  worth: readonly number[],
  covariance: readonly (readonly number[])[],
  isTeams: boolean,
): readonly SeatEffect[] {
  const mean = worth.reduce((sum, value) => sum + value, 0) / worth.length
  return seats.map((seat, i) => {
    const own = (worth[i] ?? 0) - mean
    const against = seats.map((_, j) => Number(i === j) - 1 / seats.length)
    const reach = z95 * Math.sqrt(variance(against, covariance))
    const odds = isTeams ? own : oddsAmong(worth, i)
    const oddsReach = isTeams ? reach : z95 * Math.sqrt(variance(slopeAmong(worth, i), covariance))
    return {
      seat,
      points: pointsPerLogOdds * own,
      low: pointsPerLogOdds * (own - reach),
      high: pointsPerLogOdds * (own + reach),
      chance: { value: chanceOf(odds), low: chanceOf(odds - oddsReach), high: chanceOf(odds + oddsReach) },
    }
  })
}

const chanceOf = (odds: number) => 1 / (1 + Math.exp(-odds))

/** The log-odds to come first. */
function oddsAmong(worth: readonly number[], i: number): number {
  const others = worth.filter((_, j) => j !== i).reduce((sum, value) => sum + Math.exp(value), 0)
  return (worth[i] ?? 0) - Math.log(others)
}

function slopeAmong(worth: readonly number[], i: number): readonly number[] {
  const others = worth.filter((_, j) => j !== i).reduce((sum, value) => sum + Math.exp(value), 0)
  return worth.map((value, j) => (j === i ? 1 : -Math.exp(value) / others))
}

function variance(weights: readonly number[], covariance: readonly (readonly number[])[]): number {
  let sum = 0
  for (const [i, row] of covariance.entries())
    for (const [j, value] of row.entries()) sum += (weights[i] ?? 0) * (weights[j] ?? 0) * value
  return Math.max(0, sum)
}
