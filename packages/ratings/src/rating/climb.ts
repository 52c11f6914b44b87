import { solve } from './dense.ts'
import type { Evidence } from './evidence.ts'
import * as numbers from './numbers.ts'

const { add, at } = numbers

export interface Summit {
  readonly point: Float64Array
  /** The diagonal of the matches' curvature at the last survey, which was at this point or close to it. */
  readonly information: Float64Array
}

/** A point, the height of the log-posterior there, and its slope. */
export interface Place {
  readonly point: Float64Array
  readonly height: number
  readonly slope: Float64Array
}

/** After steps shorter than this the curvature is practically unchanged. */
const shortStep = 0.1

/** Climbs to the most probable unknowns by Newton's method, until no step is longer than `tolerance`. */
export function climb(
  evidence: Evidence,
  precision: Float64Array,
  from: Float64Array,
  tolerance: number,
): Summit {
  let place = look(evidence, precision, from)
  let information = evidence.survey(from)
  for (let steps = 0; steps < 50; steps++) {
    const step = newtonStep(evidence, precision, information, place.slope)
    const length = longest(step)
    if (length < tolerance) return { point: ahead(place.point, step, 1), information }
    const next = advance((point) => look(evidence, precision, point), place, step)
    if (!next) break
    place = next
    if (length > shortStep) information = evidence.survey(place.point)
  }
  return { point: place.point, information }
}

function look(evidence: Evidence, precision: Float64Array, point: Float64Array): Place {
  const slope = new Float64Array(point.length)
  let height = evidence.visit(point, slope)
  for (let i = 0; i < slope.length; i++) {
    height -= (at(precision, i) * at(point, i) ** 2) / 2
    add(slope, i, -at(precision, i) * at(point, i))
  }
  return { point, height, slope }
}

function newtonStep(
  evidence: Evidence,
  precision: Float64Array,
  information: Float64Array,
  slope: Float64Array,
): Float64Array {
  const diagonal = information.map((value, i) => value + at(precision, i))
  const multiply = (vector: Float64Array, product: Float64Array) => {
    for (let i = 0; i < product.length; i++) product[i] = at(precision, i) * at(vector, i)
    evidence.curve(vector, product)
  }
  return solve({ multiply, diagonal }, slope, 1e-2)
}

/** Takes the step, halved as often as necessary not to go down. Takes none if every part of it goes down. */
export function advance(
  lookAt: (point: Float64Array) => Place,
  place: Place,
  step: Float64Array,
): Place | undefined {
  const rounding = 1e-12 * Math.abs(place.height)
  for (let length = 1; length > 1e-6; length /= 2) {
    const next = lookAt(ahead(place.point, step, length))
    if (next.height >= place.height - rounding) return next
  }
  return undefined
}

export function ahead(point: Float64Array, step: Float64Array, length: number): Float64Array {
  return point.map((value, i) => value + length * at(step, i))
}

export function longest(step: Float64Array): number {
  return step.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
}
