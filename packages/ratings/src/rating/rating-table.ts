import { z95 } from '../interval.ts'
import type { Interval } from '../interval.ts'
import type { Fit } from './fit.ts'
import { logistic } from './logistic.ts'
import { add, at } from './numbers.ts'
import { rankRangeAmong } from './rank-range.ts'
import type { RankRange } from './rank-range.ts'
import type { AgentIndex, RatedMatch } from './rated-match.ts'
import type { Uncertainty } from './uncertainty.ts'

/** 400 points are odds of ten to one, as in chess. */
export const pointsPerLogOdds = 400 / Math.LN10
export const averageRating = 1500
/** An overall rating that may be further off than this, in points, is provisional. */
export const provisionalReach = 75

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
  /** By index of the word pair, and of the language. */
  readonly pairs: readonly Shift[]
  readonly languages: readonly Shift[]
  /** How often an average spy wins against average civilians, from 0 to 1. */
  readonly averageSpyWins: number
  /** By how many points the chances of a spy fall as the civilians' mean detection rises by one. */
  readonly influence: number
  /** Standard deviations of the strengths in the field as the matches show them, in rating points. */
  readonly spread: { readonly deception: number; readonly detection: number; readonly pair: number }
}

export function tableOf(matches: readonly RatedMatch[], fit: Fit, uncertainty: Uncertainty): RatingTable {
  const { layout } = fit.evidence
  const deviation = (variance: number) => pointsPerLogOdds * Math.sqrt(variance)
  return {
    rows: rowsOf(matches, fit, uncertainty),
    pairs: shiftsOf(fit.point.slice(layout.pair, layout.language), uncertainty.pair),
    languages: shiftsOf(fit.point.slice(layout.language, layout.base), uncertainty.language),
    averageSpyWins: logistic(at(fit.point, layout.base)),
    influence: fit.influence,
    spread: {
      deception: deviation(fit.spread.deception),
      detection: deviation(fit.spread.detection),
      pair: deviation(fit.spread.pair),
    },
  }
}

function rowsOf(
  matches: readonly RatedMatch[],
  { point, evidence }: Fit,
  uncertainty: Uncertainty,
): RatingRow[] {
  const { layout } = evidence
  const { spyMatches, civilianMatches, played } = participation(matches, layout.agents)
  const ofDeception = fromAverage(point.slice(layout.deception, layout.detection))
  const ofDetection = fromAverage(point.slice(layout.detection, layout.pair))
  const ofBoth = ofDeception.map((value, agent) => (value + at(ofDetection, agent)) / 2)
  const overall = scaleOf(ofBoth, uncertainty.overall, played)
  const deception = scaleOf(ofDeception, uncertainty.deception, played)
  const detection = scaleOf(ofDetection, uncertainty.detection, played)
  return played.map((agent) => ({
    agent,
    overall: overall(agent),
    deception: deception(agent),
    detection: detection(agent),
    spyMatches: at(spyMatches, agent),
    civilianMatches: at(civilianMatches, agent),
    provisional: z95 * pointsPerLogOdds * Math.sqrt(at(uncertainty.overall, agent)) > provisionalReach,
  }))
}

function participation(matches: readonly RatedMatch[], agents: number) {
  const spyMatches = new Int32Array(agents)
  const civilianMatches = new Int32Array(agents)
  for (const { spy, civilians } of matches) {
    add(spyMatches, spy, 1)
    for (const civilian of civilians) add(civilianMatches, civilian, 1)
  }
  const played = Array.from({ length: agents }, (_, agent) => agent).filter(
    (agent) => at(spyMatches, agent) + at(civilianMatches, agent) > 0,
  )
  return { spyMatches, civilianMatches, played }
}

function fromAverage(values: Float64Array): Float64Array {
  const average = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - average)
}

/** The ratings on one scale; only agents that have played take part in the ranking. */
function scaleOf(values: Float64Array, variances: Float64Array, played: readonly AgentIndex[]) {
  const intervalOf = (agent: AgentIndex): Interval => {
    const rating = averageRating + pointsPerLogOdds * at(values, agent)
    const reach = z95 * pointsPerLogOdds * Math.sqrt(at(variances, agent))
    return { low: rating - reach, high: rating + reach }
  }
  const rangeOf = rankRangeAmong(played.map(intervalOf))
  return (agent: AgentIndex): Rating => {
    const interval = intervalOf(agent)
    const rankRange = rangeOf(interval)
    return {
      rating: averageRating + pointsPerLogOdds * at(values, agent),
      ...interval,
      rank: rankRange.best,
      rankRange,
    }
  }
}

function shiftsOf(values: Float64Array, variances: Float64Array): Shift[] {
  return Array.from(values, (value, i) => {
    const shift = pointsPerLogOdds * value
    const reach = z95 * pointsPerLogOdds * Math.sqrt(at(variances, i))
    return { shift, low: shift - reach, high: shift + reach }
  })
}
