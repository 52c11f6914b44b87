import type { JointCovariance } from './joint-curvature.ts'
import type { JointPrior } from './joint-prior.ts'
import type { Layout } from './layout.ts'
import { logistic, softplus } from './logistic.ts'
import * as numbers from './numbers.ts'
import type { RatedMatch } from './rated-match.ts'

const { at } = numbers
const [chance, area] = [logistic, softplus]

/** The difference between the true curve of a strength and the normal curve that touches it at its top. */
export interface Lean {
  readonly mean: number
  readonly variance: number
  readonly third: number
}

export interface Fitted {
  readonly layout: Layout
  readonly influence: number
  readonly point: Float64Array
  readonly prior: JointPrior
  readonly covariance: JointCovariance
}

/** Standard deviations from the top. */
export const places = Float64Array.from({ length: 25 }, (_, i) => (i - 12) * 0.4)

/** At each place, the log of a normal curve. */
export function normalLogs(): Float64Array {
  return places.map((place) => -(place ** 2) / 2)
}

/** From the log of the true curve at each place. */
export function leanFrom(logs: Float64Array, variance: number): Lean {
  const deviation = Math.sqrt(variance)
  const most = logs.reduce((highest, log) => Math.max(highest, log))
  const weights = logs.map((log) => Math.exp(log - most))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const moment = (power: number, about: number) =>
    weights.reduce((sum, weight, i) => sum + weight * (at(places, i) - about) ** power, 0) / all
  const mean = moment(1, 0)
  return {
    mean: mean * deviation,
    variance: (moment(2, mean) - 1) * variance,
    third: moment(3, mean) * deviation ** 3,
  }
}

/** At each place, the outcome's log-likelihood minus the parabola that touches it at the top. */
export function addStrangeness(logs: Float64Array, won: boolean, odds: number, pace: number): void {
  const likely = chance(odds)
  const here = area(odds)
  for (let i = 0; i < logs.length; i++) {
    const way = at(places, i) * pace
    const said = (won ? way : 0) - (area(odds + way) - here)
    const parabola = ((won ? 1 : 0) - likely) * way - (likely * (1 - likely) * way ** 2) / 2
    logs[i] = at(logs, i) + said - parabola
  }
}

export function oddsIn(
  { deceiver, voters, pair, language }: RatedMatch,
  { layout, influence, point }: Fitted,
): number {
  let team = 0
  for (const voter of voters) team += at(point, layout.detection + voter)
  const words = pair === undefined ? 0 : at(point, layout.pair + pair)
  const tongue = language === undefined ? 0 : at(point, layout.language + language)
  const strengths = at(point, layout.deception + deceiver) - (influence * team) / voters.length
  return at(point, layout.base) + strengths + words + tongue
}
