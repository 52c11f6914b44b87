import type { Layout } from './layout.ts'
import { at } from './numbers.ts'

/** How widely the strengths in the field are spread, as variances of log-odds. */
export interface Spread {
  readonly deception: number
  readonly detection: number
  readonly pair: number
}

/**
 * The assumption about a large field before any match: strengths differ by about 100 rating points, and word pairs by about
 * 17, as they do in real play.
 */
export const presumedSpread: Spread = { deception: 0.36, detection: 0.36, pair: 0.01 }

const languageVariance = 1
const baseVariance = 4

/** The precision with which each unknown is held near the average before any match. */
export function precisionOf(
  { deception, detection, pair, language, base, size }: Layout,
  spread: Spread,
): Float64Array {
  return new Float64Array(size)
    .fill(1 / spread.deception, deception, detection)
    .fill(1 / spread.detection, detection, pair)
    .fill(1 / spread.pair, pair, language)
    .fill(1 / languageVariance, language, base)
    .fill(1 / baseVariance, base)
}

/** The presumed spread counts as much as this many agents (or pairs) that have played. */
export const presumedWeight = 4

/**
 * The evidence of the matches about each unknown of one kind, in the form of a single measurement: its precision, and
 * the measured value times that precision.
 */
export interface Sightings {
  readonly information: Float64Array
  readonly pull: Float64Array
}

/** The likeliest variance of these measurements, held near the presumed one. */
export function likeliestVariance({ information, pull }: Sightings, presumed: number): number {
  let variance = presumed
  for (let round = 0; round < 1000; round++) {
    let sum = presumedWeight * presumed
    let weight = presumedWeight
    for (let i = 0; i < information.length; i++) {
      if (at(information, i) === 0) continue
      const posterior = 1 / (at(information, i) + 1 / variance)
      sum += (posterior * at(pull, i)) ** 2 + posterior
      weight++
    }
    const change = Math.abs(sum / weight / variance - 1)
    variance = sum / weight
    if (change < 1e-6) break
  }
  return variance
}
