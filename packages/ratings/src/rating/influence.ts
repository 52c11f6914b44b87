import { logistic } from '../distributions.ts'
import type { Layout } from './layout.ts'
import * as numbers from './numbers.ts'
import type { Assumptions, Outcomes } from './outcomes.ts'

const { at } = numbers

/** The influence before any match. Without votes it stays, and one scale serves for agent and team. */
export const presumedInfluence = 1
const presumedVariance = 1
/**
 * In the second method: in real play it has been between 0.8 and 1.5, and a field of six gives hardly any evidence
 * about it.
 */
export const closeVariance = 0.1
/** Detection never counts in a deceiver's favour, and never quite for nothing. */
const least = 0.01

export interface InfluenceSought extends Assumptions {
  /** How far it may be from the presumed one. */
  readonly influenceVariance?: number
}

/**
 * One Newton step towards the likeliest influence of detection on the outcome. Detections are known only with the
 * given variances. A line fitted to uncertain numbers that already lean towards its outcomes would be too steep. So
 * the variances count as if teams differed by that much more without any effect.
 */
export function likelierInfluence(
  outcomes: Outcomes,
  layout: Layout,
  point: Float64Array,
  { influence, variance, influenceVariance = presumedVariance }: InfluenceSought,
): number {
  const { count, won, start, column, part, coefficient, blur } = outcomes
  let slope = (presumedInfluence - influence) / influenceVariance
  let curvature = 1 / influenceVariance
  for (let row = 0; row < count; row++) {
    let odds = 0
    let team = 0
    let doubt = 0
    for (let k = at(start, row); k < at(start, row + 1); k++) {
      const unknown = at(column, k)
      odds += at(coefficient, k) * at(point, unknown)
      if (unknown < layout.detection || unknown >= layout.pair) continue
      team += at(part, k) * at(point, unknown)
      doubt += at(part, k) ** 2 * at(variance, unknown)
    }
    const deceiverWins = logistic(odds * at(blur, row))
    const weight = deceiverWins * (1 - deceiverWins) * at(blur, row)
    slope += (at(won, row) - deceiverWins) * team - influence * weight * doubt
    curvature += weight * (team ** 2 + doubt)
  }
  return Math.max(least, influence + slope / curvature)
}
