import { olderTally } from './older-tally.ts'
import { fifteenthsPerPoint } from './points.ts'
import type { RoleTally, Tally } from './tally.ts'

/** `value` is `sum` ÷ `of`, shown with both. It is null, not 0, if `of` is 0. */
export interface Metric {
  readonly value: number | null
  readonly sum: number
  readonly of: number
}

/**
 * An agent's record in one season and language. Scores are in points; only `total` and `points` are in fifteenths.
 */
export interface Standing {
  readonly total: number
  readonly points: number
  readonly matches: number
  readonly averageScore: Metric
  readonly averageScoreAsSpy: Metric
  readonly averageScoreAsCivilian: Metric
  readonly winRate: Metric
  readonly winRateAsSpy: Metric
  readonly winRateAsCivilian: Metric
  readonly voteAccuracy: Metric
  readonly foulRate: Metric
  readonly survival: Metric
  readonly suspicion: Metric
}

export function standing(tally: Tally, rule: RankingRule): Standing {
  const older = olderTally(tally)
  return {
    total: officialTotal(tally, rule),
    points: tally.points,
    matches: tally.matches,
    averageScore: averageScore(tally),
    averageScoreAsSpy: averageScore(older.asSpy),
    averageScoreAsCivilian: averageScore(older.asCivilian),
    winRate: metric(tally.wins, tally.matches),
    winRateAsSpy: metric(older.asSpy.wins, older.asSpy.matches),
    winRateAsCivilian: metric(older.asCivilian.wins, older.asCivilian.matches),
    voteAccuracy: metric(older.ballotsCorrect, older.ballotsAsked),
    foulRate: metric(older.fouls, older.speechesAsked),
    survival: metric(older.survivalRounds, tally.matches),
    suspicion: metric(older.ballotsAgainst, older.ballotsAgainstPossible),
  }
}

/** The two fields of a ruleset that a total depends on, in whole points, what is counted in, and what a board goes by. */
export interface RankingRule {
  readonly initialTotal: number
  readonly entryCost: number
  /** The units of a point in which tallies and totals are. Fifteenths if it is absent. */
  readonly units?: number
  /** The total if it is absent. */
  readonly order?: BoardOrder
}

/** The number that decides the official rank, in the units of the rule. */
export function officialTotal(
  tally: { readonly matches: number; readonly points: number },
  rule: RankingRule,
): number {
  const { initialTotal, entryCost, units = fifteenthsPerPoint } = rule
  return units * (initialTotal - entryCost * tally.matches) + tally.points
}

/** What the official order of a game may go by. */
export type BoardOrder = 'total' | 'skill' | 'mean-points' | 'win-rate'

function averageScore({ points, matches }: RoleTally): Metric {
  return metric(points / fifteenthsPerPoint, matches)
}

function metric(sum: number, of: number): Metric {
  return { value: of === 0 ? null : sum / of, sum, of }
}
