import { at } from './at.ts'
import { blocksOf } from './blocks.ts'
import type { Blocks } from './blocks.ts'
import { climb } from './climb.ts'
import type { Evidence } from './evidence.ts'
import { curvePrior, priorOf } from './prior.ts'
import type { Prior } from './prior.ts'
import { likeliestSpread, presumedSpread } from './spread.ts'
import type { Sighting, Sightings, Spread } from './spread.ts'

export interface Fit {
  readonly evidence: Evidence
  readonly prior: Prior
  readonly spread: Spread
  /** The most probable value of every unknown. */
  readonly point: Float64Array
  readonly blocks: Blocks
}

/** The most probable unknowns under the spread of strengths that the matches themselves make likeliest. */
export function fit(evidence: Evidence): Fit {
  let spread = presumedSpread
  let point: Float64Array = new Float64Array(evidence.layout.size)
  for (let round = 0; round < 20; round++) {
    const prior = priorOf(evidence.layout, spread)
    point = climb(evidence, prior, point, 1e-2)
    const next = likeliestSpread(sightingsOf(blocksOf(evidence, prior), prior, point), spread)
    const settled = farthest(spread, next) < 1e-3
    spread = next
    if (settled) break
  }
  const prior = priorOf(evidence.layout, spread)
  point = climb(evidence, prior, point, 1e-8)
  evidence.survey(point)
  return { evidence, prior, spread, point, blocks: blocksOf(evidence, prior) }
}

/** At the top, the matches pull every unknown exactly as hard as the prior holds it. */
function sightingsOf({ layout, information }: Blocks, prior: Prior, point: Float64Array): Sightings {
  const hold = new Float64Array(layout.size)
  curvePrior(layout, prior, point, hold)
  const sighting = (i: number): Sighting => ({
    information: at(information, i),
    pull: at(information, i) * at(point, i) + at(hold, i),
  })
  const agents = Array.from({ length: layout.agents }, (_, agent) => agent)
  return {
    deception: agents.map((agent) => sighting(layout.deception + agent)),
    civilian: agents.map((agent) => ({
      detection: sighting(layout.detection + agent),
      sharpness: sighting(layout.sharpness + agent),
    })),
    pair: Array.from({ length: layout.pairs }, (_, pair) => sighting(layout.pair + pair)),
  }
}

function farthest(a: Spread, b: Spread): number {
  const keys = ['deception', 'detection', 'sharpness', 'link', 'pair'] as const
  return Math.max(...keys.map((key) => Math.abs(Math.sqrt(b[key] / a[key]) - 1)))
}
