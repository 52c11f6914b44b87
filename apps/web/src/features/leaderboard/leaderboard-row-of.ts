import type { BoardRow, RatedRow } from '@wis/db'
import type { LeaderboardRow } from '@wis/protocol'
import type { Metric, RankingRule } from '@wis/ratings'
import { fifteenthsPerPoint, standing } from '@wis/ratings'

/** A stored row with every number that follows from its counts. */
export function leaderboardRowOf(row: BoardRow | RatedRow, rule: RankingRule): LeaderboardRow {
  const { rank, total, tally, agent } = row
  const numbers = standing(tally, rule)
  return {
    rank,
    agent,
    total,
    matches: numbers.matches,
    averagePoints: inFifteenths(numbers.averageScore),
    spyAveragePoints: inFifteenths(numbers.averageScoreAsSpy),
    civilianAveragePoints: inFifteenths(numbers.averageScoreAsCivilian),
    winRate: rate(numbers.winRate),
    spyWinRate: rate(numbers.winRateAsSpy),
    civilianWinRate: rate(numbers.winRateAsCivilian),
    voteAccuracy: rate(numbers.voteAccuracy),
    foulRate: rate(numbers.foulRate),
    suspicion: rate(numbers.suspicion),
    survival: numbers.survival.value,
    ...skillOf('skill' in row ? row.skill : null),
    ...paceOf('pace' in row ? row.pace : null),
  }
}

function skillOf(skill: RatedRow['skill']) {
  return {
    rating: skill?.rating ?? null,
    ratingLow: skill?.low ?? null,
    ratingHigh: skill?.high ?? null,
    rankRange: skill?.rankRange ?? null,
    provisional: skill?.provisional ?? true,
    matchesMissing: skill?.matchesMissing ?? null,
    deception: skill?.deception ?? null,
    detection: skill?.detection ?? null,
  }
}

function paceOf(pace: RatedRow['pace']) {
  const { turns, faults } = pace ?? { turns: 0, faults: 0 }
  return {
    faultRate: { value: turns === 0 ? null : faults / turns, count: faults, of: turns },
    p95LatencyMs: pace?.p95LatencyMs ?? null,
  }
}

function inFifteenths({ value }: Metric): number | null {
  return value === null ? null : value * fifteenthsPerPoint
}

function rate({ value, sum, of }: Metric): LeaderboardRow['winRate'] {
  return { value, count: sum, of }
}
