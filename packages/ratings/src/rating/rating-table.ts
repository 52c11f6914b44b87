import { z95 } from '../interval.ts'
import type { Interval } from '../interval.ts'
import { at } from './at.ts'
import type { Fit } from './fit.ts'
import { rankRanges } from './rank-range.ts'
import type { RankRange } from './rank-range.ts'
import type { AgentIndex, RatedMatch } from './rated-match.ts'
import type { Spread } from './spread.ts'
import type { Uncertainty } from './uncertainty.ts'

/** 400 points are odds of ten to one, as in chess. */
export const pointsPerLogOdds = 400 / Math.LN10
export const averageRating = 1500
/** An overall rating that may be further off than this, in points, is provisional. */
export const provisionalReach = 100

/** A rating with the 95 % interval around it, and the places it may deserve; its rank is the best of them. */
export interface Rating extends Interval {
  readonly rating: number
  readonly rank: number
  readonly rankRange: RankRange
}

export interface RatingRow {
  readonly agent: AgentIndex
  /** The mean of deception and detection. */
  readonly overall: Rating
  readonly deception: Rating
  readonly detection: Rating
  readonly spyMatches: number
  readonly civilianMatches: number
  readonly provisional: boolean
}

/** By how many rating points something helps the spy. */
export interface Shift extends Interval {
  readonly shift: number
}

export interface RatingTable {
  /** The agents that have played, in the order of their index. */
  readonly rows: readonly RatingRow[]
  /** By index of the word pair. */
  readonly pairs: readonly Shift[]
  /** How often an average spy wins against average civilians with an average pair, from 0 to 1. */
  readonly averageSpyWins: number
  /** Standard deviations of the strengths in the field, in rating points, as estimated from the matches. */
  readonly spread: { readonly deception: number; readonly detection: number; readonly pair: number }
}

export function tableOf(matches: readonly RatedMatch[], fit: Fit, uncertainty: Uncertainty): RatingTable {
  const { layout } = fit.evidence
  const { asSpy, asCivilian } = countMatches(matches, layout.agents)
  const played = Array.from({ length: layout.agents }, (_, agent) => agent).filter(
    (agent) => at(asSpy, agent) + at(asCivilian, agent) > 0,
  )
  const deception = againstAverage(fit.point.slice(layout.deception, layout.detection))
  const detection = againstAverage(fit.point.slice(layout.detection, layout.sharpness))
  const overall = deception.map((value, agent) => (value + at(detection, agent)) / 2)
  const deceptions = ratings(played, deception, uncertainty.deception)
  const detections = ratings(played, detection, uncertainty.detection)
  const rows = ratings(played, overall, uncertainty.overall).map((rating, i) => ({ rating }))
  return { rows }
}
