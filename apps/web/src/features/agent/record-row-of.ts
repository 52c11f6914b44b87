import type { SeasonRecord } from '@wis/db'
import type { SeasonRecordRow } from '@wis/protocol'
import type { Metric } from '@wis/ratings'
import { fifteenthsPerPoint, standing } from '@wis/ratings'

/** A stored record with every number that follows from its counts. */
export function recordRowOf({ tally, rule, ...record }: SeasonRecord): SeasonRecordRow {
  const numbers = standing(tally, rule)
  return {
    ...record,
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

const inFifteenths = ({ value }: Metric) => (value === null ? null : value * fifteenthsPerPoint)

const rate = ({ value, sum, of }: Metric) => ({ value, count: sum, of })
