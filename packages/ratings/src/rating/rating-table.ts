import { logistic } from '../distributions.ts'
import { z95 } from '../interval.ts'
import type { Interval } from '../interval.ts'
import type { Estimate, Estimates } from './estimates.ts'
import { add, at } from './numbers.ts'
import type { AgentIndex, RatedMatch } from './rated-match.ts'

/** The best and the worst possible place of a row, given everybody's intervals. Places count from 1. */
export interface RankRange {
  readonly best: number
  readonly worst: number
}

/** Only rows whose whole interval lies above (below) a row's own are certain to stand before (behind) it. */
export function rankRangeAmong(field: readonly Interval[]): (own: Interval) => RankRange {
  const lows = Float64Array.from(field, ({ low }) => low).sort()
  const highs = Float64Array.from(field, ({ high }) => high).sort()
  return ({ low, high }) => ({
    best: 1 + field.length - firstWhere(lows, (value) => value > high),
    worst: field.length - firstWhere(highs, (value) => value >= low),
  })
}

/** The first place in ascending numbers at which the condition holds, or their length. */
function firstWhere(sorted: Float64Array, holds: (value: number) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(at(sorted, middle))) high = middle
    else low = middle + 1
  }
  return low
}

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
  readonly deceiverMatches: number
  readonly voterMatches: number
  readonly provisional: boolean
}

/** The advantage for the deceiver, in rating points. */
export interface Shift extends Interval {
  readonly shift: number
}

export interface RatingTable {
  /** The agents that have played, in the order of their index. */
  readonly rows: readonly RatingRow[]
  /** By index of the word pair, and of the language. */
  readonly pairs: readonly Shift[]
  readonly languages: readonly Shift[]
  /** How often an average deceiver wins against average voters, from 0 to 1. */
  readonly averageDeceiverWins: number
  /** The fall of a deceiver's chances, in points, for each point of the voters' mean detection. */
  readonly influence: number
  /** Standard deviations of the strengths in the field as the matches show them, in rating points. */
  readonly spread: { readonly deception: number; readonly detection: number; readonly pair: number }
}

export function ratingTable(matches: readonly RatedMatch[], estimates: Estimates): RatingTable {
  const { spread, influence, base } = estimates
  const deviation = (variance: number) => pointsPerLogOdds * Math.sqrt(variance)
  return {
    rows: rowsOf(matches, estimates),
    pairs: shiftsOf(estimates.pair),
    languages: shiftsOf(estimates.language),
    averageDeceiverWins: logistic(base),
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
  const { deceiverMatches, voterMatches, played } = participation(matches, agents)
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
      deceiverMatches: at(deceiverMatches, agent),
      voterMatches: at(voterMatches, agent),
      provisional: (overall.high - overall.low) / 2 > provisionalReach,
    }
  })
}

function participation(matches: readonly RatedMatch[], agents: number) {
  const deceiverMatches = new Int32Array(agents)
  const voterMatches = new Int32Array(agents)
  for (const { deceiver, voters } of matches) {
    add(deceiverMatches, deceiver, 1)
    for (const voter of voters) add(voterMatches, voter, 1)
  }
  const played = Array.from({ length: agents }, (_, agent) => agent).filter(
    (agent) => at(deceiverMatches, agent) + at(voterMatches, agent) > 0,
  )
  return { deceiverMatches, voterMatches, played }
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

/**
 * The tier of each interval of a field, the best in tier 1. Rows with overlapping intervals share a tier, and so do
 * all rows connected by such pairs. A tier ends only where every interval above lies wholly over every interval
 * below.
 */
export function tiersOf(field: readonly Interval[]): (own: Interval) => number {
  const floors: number[] = []
  let floor: number | undefined
  for (const { low, high } of field.toSorted((one, other) => other.high - one.high)) {
    if (floor !== undefined && high < floor) floors.push(floor)
    floor = Math.min(floor ?? low, low)
  }
  return ({ high }) => 1 + floors.filter((end) => high < end).length
}

export interface RatedInterval extends Interval {
  readonly provisional: boolean
}

/**
 * The tiers of a season's ratings. A single provisional rating would connect everybody. So once at least half of all
 * ratings are surer than that, provisional ratings have no tier and do not affect the others.
 */
export function tiersAmong(field: readonly RatedInterval[]): (own: RatedInterval) => number | null {
  const settled = field.filter(({ provisional }) => !provisional)
  const isSettled = settled.length > 0 && 2 * settled.length >= field.length
  const tier = tiersOf(isSettled ? settled : field)
  return (own) => (isSettled && own.provisional ? null : tier(own))
}

/**
 * About how many more matches a rating needs before it is no longer provisional. 0 for one that is not provisional.
 * Each further match is assumed to give as much information as the matches so far, beyond the assumptions about
 * anybody in this field.
 */
export function matchesToSettle(
  { low, high, matches }: Interval & { readonly matches: number },
  { deception, detection }: Pick<RatingTable['spread'], 'deception' | 'detection'>,
): number {
  const reach = (high - low) / 2
  if (reach <= provisionalReach) return 0
  const precision = (distance: number) => 1 / distance ** 2
  const assumed = precision((z95 * Math.hypot(deception, detection)) / 2)
  const told = Math.max((precision(reach) - assumed) / matches, leastTold)
  return Math.max(1, Math.ceil((precision(provisionalReach) - precision(reach)) / told))
}

/** For matches that seem to have given no information, as the first of an agent may. */
const leastTold = 1 / provisionalReach ** 2 / 400
