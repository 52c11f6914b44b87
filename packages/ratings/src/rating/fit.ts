import { climb } from './climb.ts'
import type { Summit } from './climb.ts'
import type { Evidence } from './evidence.ts'
import { presumedInfluence } from './influence.ts'
import { presumption } from './lean.ts'
import { at } from './numbers.ts'
import { likelierKinds } from './odd-pairs.ts'
import type { Assumptions } from './outcomes.ts'
import { likeliestVariance, precisionOf, presumedSpread } from './spread.ts'
import type { Sightings, Spread } from './spread.ts'

export interface Fit {
  readonly evidence: Evidence
  readonly spread: Spread
  readonly influence: number
  /**
   * The precision that the prior gives each unknown, and the precision that the matches add if all other unknowns are
   * taken as known.
   */
  readonly precision: Float64Array
  readonly information: Float64Array
  /** The most probable value of every unknown. */
  readonly point: Float64Array
}

/** Taken as given during the search for the unknowns, and then estimated from them. */
interface Frame extends Assumptions {
  readonly spread: Spread
  /** The precision that the prior gives each pair, where not all have the same. */
  readonly pairs?: Float64Array
}

const mostRounds = 20

/** The most probable unknowns under the spread and the influence that the matches themselves make likeliest. */
export function fit(evidence: Evidence): Fit {
  const nothing = new Float64Array(evidence.layout.size)
  let frame: Frame = { spread: presumedSpread, influence: presumedInfluence, variance: nothing }
  let point: Float64Array = nothing
  for (let round = 0; round < mostRounds; round++) {
    const summit = climbWithin(frame, evidence, point, 1e-2)
    const next = likelierFrame(frame, evidence, summit)
    point = summit.point
    const settled = round > 0 && isClose(frame, next)
    frame = next
    if (settled) break
  }
  const { spread, influence } = frame
  const summit = climbWithin(frame, evidence, point, 1e-8)
  const information = evidence.survey(summit.point)
  return {
    evidence,
    spread,
    influence,
    precision: precisionWithin(frame, evidence),
    information,
    point: summit.point,
  }
}

function climbWithin(frame: Frame, evidence: Evidence, from: Float64Array, tolerance: number): Summit {
  evidence.assume(frame)
  return climb(evidence, precisionWithin(frame, evidence), from, tolerance)
}

function precisionWithin({ spread, pairs }: Frame, { layout }: Evidence): Float64Array {
  const precision = precisionOf(layout, spread)
  if (pairs) precision.set(pairs, layout.pair)
  return precision
}

function likelierFrame(frame: Frame, evidence: Evidence, summit: Summit): Frame {
  const { deception, detection, pair, language } = evidence.layout
  const precision = precisionWithin(frame, evidence)
  const sighted = (start: number, end: number) => sightings(summit, precision, start, end)
  const { usual, precision: pairs } = likelierKinds(sighted(pair, language), {
    usual: frame.spread.pair,
    presumed: presumedSpread.pair,
    odd: presumption.odd,
  })
  return {
    pairs,
    spread: {
      deception: likeliestVariance(sighted(deception, detection), presumedSpread.deception),
      detection: likeliestVariance(sighted(detection, pair), presumedSpread.detection),
      pair: usual,
    },
    influence: evidence.likelierInfluence(summit.point, frame),
    variance: precision.map((value, i) => 1 / (value + at(summit.information, i))),
  }
}

/**
 * At the maximum, the matches pull every unknown away from the average exactly as hard as the prior holds it there.
 */
function sightings(summit: Summit, precision: Float64Array, start: number, end: number): Sightings {
  const information = summit.information.slice(start, end)
  const pull = information.map((value, i) => (value + at(precision, start + i)) * at(summit.point, start + i))
  return { information, pull }
}

function isClose(a: Frame, b: Frame): boolean {
  const pairs = [
    [a.spread.deception, b.spread.deception],
    [a.spread.detection, b.spread.detection],
    [a.spread.pair, b.spread.pair],
    [a.influence, b.influence],
  ] as const
  return pairs.every(([before, after]) => Math.abs(after / before - 1) < 5e-3)
}
