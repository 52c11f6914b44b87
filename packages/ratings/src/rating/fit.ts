import { at } from './at.ts'
import { climb } from './climb.ts'
import type { Evidence } from './evidence.ts'
import type { Assumptions } from './outcomes.ts'
import { likeliestVariance, precisionOf, presumedSpread } from './spread.ts'
import type { Spread } from './spread.ts'

export interface Fit {
  readonly evidence: Evidence
  readonly spread: Spread
  readonly influence: number
  /** Of the prior alone, and of prior and matches together, with all other unknowns taken as known. */
  readonly precision: Float64Array
  readonly diagonal: Float64Array
  /** The most probable value of every unknown. */
  readonly point: Float64Array
}

/** Influence before any match; where there are no votes it stays, and one measure serves for team and agent. */
const presumedInfluence = 1
const influenceVariance = 1

interface Guess extends Assumptions {
  readonly spread: Spread
}

/** The most probable unknowns under the spread and the influence that the matches themselves make likeliest. */
export function fit(evidence: Evidence): Fit {
  const precision = precisionOf(evidence.layout, presumedSpread)
  let assumed: Guess = {
    spread: presumedSpread,
    influence: presumedInfluence,
    variance: precision.map((value) => 1 / value),
  }
  let point: Float64Array = new Float64Array(evidence.layout.size)
  for (let round = 0; round < 20; round++) {
    const fitted = fitUnder(evidence, assumed, point, 1e-2)
    const next = likeliest(fitted)
    point = fitted.point
    const settled = isClose(assumed, next)
    assumed = next
    if (settled) break
  }
  return fitUnder(evidence, assumed, point, 1e-8)
}

function fitUnder(
  matches: Evidence,
  { spread, influence, variance }: Guess,
  from: Float64Array,
  tolerance: number,
): Fit {
  const evidence = matches.assuming({ influence, variance })
  const precision = precisionOf(evidence.layout, spread)
  const point = climb(evidence, precision, from, tolerance)
  evidence.survey(point)
  const diagonal = evidence.information().map((value, i) => value + at(precision, i))
  return { evidence, spread, influence, precision, diagonal, point }
}

function likeliest(fitted: Fit): Guess {
  const { deception, detection, pair, language } = fitted.evidence.layout
  return {
    spread: {
      deception: likeliestVariance(sightings(fitted, deception, detection), presumedSpread.deception),
      detection: likeliestVariance(sightings(fitted, detection, pair), presumedSpread.detection),
      pair: likeliestVariance(sightings(fitted, pair, language), presumedSpread.pair),
    },
    influence: likeliestInfluence(fitted),
    variance: fitted.diagonal.map((value) => 1 / value),
  }
}

/** At the top the matches pull every unknown away from the average exactly as hard as the prior holds it. */
function sightings({ point, precision, diagonal }: Fit, start: number, end: number) {
  const information = diagonal.slice(start, end).map((value, i) => value - at(precision, start + i))
  const pull = information.map((value, i) => (value + at(precision, start + i)) * at(point, start + i))
  return { information, pull }
}

function likeliestInfluence({ evidence, influence, point }: Fit): number {
  if (evidence.votes === 0) return influence
  const { slope, curvature } = evidence.slopeOfInfluence(point)
  const step =
    (slope - (influence - presumedInfluence) / influenceVariance) / (curvature + 1 / influenceVariance)
  // Never quite without influence, nor against the sense of the word.
  return Math.max(0.01, influence + step)
}

function isClose(a: Guess, b: Guess): boolean {
  const close = (x: number, y: number) => Math.abs(y / x - 1) < 2e-3
  return (
    close(a.spread.deception, b.spread.deception) &&
    close(a.spread.detection, b.spread.detection) &&
    close(a.spread.pair, b.spread.pair) &&
    close(a.influence, b.influence)
  )
}
