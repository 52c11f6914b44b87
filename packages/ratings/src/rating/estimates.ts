import { z95 } from '../interval.ts'
import type { Interval } from '../interval.ts'
import type { Fit } from './fit.ts'
import { at } from './numbers.ts'
import type { Spread } from './spread.ts'
import type { Uncertainty } from './uncertainty.ts'

/** The published values of unknowns of one kind, in log-odds, and the limits of their 95 % intervals. */
export interface Estimate {
  readonly value: Float64Array
  readonly low: Float64Array
  readonly high: Float64Array
}

/** The published estimates. Strengths are relative to the field's average. */
export interface Estimates {
  readonly overall: Estimate
  readonly deception: Estimate
  readonly detection: Estimate
  readonly pair: Estimate
  readonly language: Estimate
  readonly base: number
  readonly influence: number
  readonly spread: Spread
}

/** From one fit whose spread and influence are taken as known. */
export function estimatesOf(fit: Fit, uncertainty: Uncertainty): Estimates {
  const { point, influence, spread } = fit
  const { layout } = fit.evidence
  const deception = fromAverage(point.slice(layout.deception, layout.detection))
  const detection = fromAverage(point.slice(layout.detection, layout.pair))
  const overall = deception.map((value, agent) => (value + at(detection, agent)) / 2)
  return {
    overall: symmetric(overall, uncertainty.overall),
    deception: symmetric(deception, uncertainty.deception),
    detection: symmetric(detection, uncertainty.detection),
    pair: symmetric(point.slice(layout.pair, layout.language), uncertainty.pair),
    language: symmetric(point.slice(layout.language, layout.base), uncertainty.language),
    base: at(point, layout.base),
    influence,
    spread,
  }
}

export function fromAverage(values: Float64Array): Float64Array {
  const average = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - average)
}

export function estimateAt(centres: readonly (Interval & { readonly mean: number })[]): Estimate {
  return {
    value: Float64Array.from(centres, ({ mean }) => mean),
    low: Float64Array.from(centres, ({ low }) => low),
    high: Float64Array.from(centres, ({ high }) => high),
  }
}

function symmetric(value: Float64Array, variance: Float64Array): Estimate {
  const reach = variance.map((one) => z95 * Math.sqrt(one))
  return {
    value,
    low: value.map((one, i) => one - at(reach, i)),
    high: value.map((one, i) => one + at(reach, i)),
  }
}
