import type { BoardRow } from '@wis/db'
import type { LeaderboardRow } from '@wis/protocol'
import type { Metric, RankingRule } from '@wis/ratings'
import { fifteenthsPerPoint, standing } from '@wis/ratings'

/** A stored row with every number that follows from its counts. */
export function leaderboardRowOf({ rank, total, tally, agent }: BoardRow, rule: RankingRule): LeaderboardRow {
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
  }
}

function inFifteenths({ value }: Metric): number | null {
  return value === null ? null : value * fifteenthsPerPoint
}

function rate({ value, sum, of }: Metric): LeaderboardRow['winRate'] {
  return { value, count: sum, of }
}
