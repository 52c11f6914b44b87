import type { Interval } from '../interval.ts'
import type { Estimate, Estimates } from './estimates.ts'
import { logistic } from './logistic.ts'
import { add, at } from './numbers.ts'
import { rankRangeAmong } from './rank-range.ts'
import type { RankRange } from './rank-range.ts'
import type { AgentIndex, RatedMatch } from './rated-match.ts'

/** 400 points are odds of ten to one, as in chess. */
export const pointsPerLogOdds = 400 / Math.LN10
export const averageRating = 1500
/** An overall rating that may be further off than this, in points, is provisional. */
export const provisionalReach = 75

/**
 * A rating with its 95 % interval, which may reach further up than down, and its possible places. Its rank is the
 * best of them.
 */
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

/** The advantage for the spy, in rating points. */
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
  /** The fall of a spy's chances, in points, for each point of the civilians' mean detection. */
  readonly influence: number
  /** Standard deviations of the strengths in the field as the matches show them, in rating points. */
  readonly spread: { readonly deception: number; readonly detection: number; readonly pair: number }
}

export function tableOf(matches: readonly RatedMatch[], estimates: Estimates): RatingTable {
  const { spread, influence, base } = estimates
  const deviation = (variance: number) => pointsPerLogOdds * Math.sqrt(variance)
  return {
    rows: rowsOf(matches, estimates),
    pairs: shiftsOf(estimates.pair),
    languages: shiftsOf(estimates.language),
    averageSpyWins: logistic(base),
    influence,
    spread: {
      deception: deviation(spread.deception),
      detection: deviation(spread.detection),
      pair: deviation(spread.pair),
    },
  }
}

function rowsOf(matches: readonly RatedMatch[], estimates: Estimates): RatingRow[] {
  const agents = estimates.overall.value.length
  const { spyMatches, civilianMatches, played } = participation(matches, agents)
  const ratings = {
    overall: scaleOf(estimates.overall, played),
    deception: scaleOf(estimates.deception, played),
    detection: scaleOf(estimates.detection, played),
  }
  return played.map((agent) => {
    const overall = ratings.overall(agent)
    return {
      agent,
      overall,
      deception: ratings.deception(agent),
      detection: ratings.detection(agent),
      spyMatches: at(spyMatches, agent),
      civilianMatches: at(civilianMatches, agent),
      provisional: (overall.high - overall.low) / 2 > provisionalReach,
    }
  })
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

/** The ratings on one scale. Only agents that have played take part in the ranking. */
function scaleOf({ value, low, high }: Estimate, played: readonly AgentIndex[]) {
  const onScale = (values: Float64Array, agent: AgentIndex) =>
    averageRating + pointsPerLogOdds * at(values, agent)
  const intervalOf = (agent: AgentIndex): Interval => ({
    low: onScale(low, agent),
    high: onScale(high, agent),
  })
  const rangeOf = rankRangeAmong(played.map(intervalOf))
  return (agent: AgentIndex): Rating => {
    const interval = intervalOf(agent)
    const rankRange = rangeOf(interval)
    return { rating: onScale(value, agent), ...interval, rank: rankRange.best, rankRange }
  }
}

function shiftsOf({ value, low, high }: Estimate): Shift[] {
  return Array.from(value, (shift, i) => ({
    shift: pointsPerLogOdds * shift,
    low: pointsPerLogOdds * at(low, i),
    high: pointsPerLogOdds * at(high, i),
  }))
}
