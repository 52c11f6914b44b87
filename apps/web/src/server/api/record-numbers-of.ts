import type { RecordNumbers } from '@wis/protocol'
import { fifteenthsPerPoint, standing } from '@wis/ratings'
import type { Metric, RankingRule, Tally } from '@wis/ratings'

interface Counts {
  readonly total: number
  readonly tally: Tally
}

interface Kind {
  /** The units of a point in its game. Fifteenths if it is not given. */
  readonly units?: number | undefined
  /** Whether its game has numbers of its own in place of those that the oldest boards have. */
  readonly hasOwn: boolean
}

/**
 * All the numbers that follow from an agent's counts, under the names of the API. Totals and points come in fifteenths, with
 * decimals where a board counts in smaller units.
 */
export function recordNumbersOf(
  { total, tally }: Counts,
  rule: RankingRule,
  { units = fifteenthsPerPoint, hasOwn }: Kind,
): RecordNumbers {
  const numbers = standing(tally, rule)
  const older = <Fields extends object>(fields: Fields) => (hasOwn ? {} : fields)
  return {
    total: Math.round(total),
    ...(units !== fifteenthsPerPoint && {
      exact: { total: inUnits(total, units), points: inUnits(tally.points, units), units },
    }),
    matches: numbers.matches,
    averageScore: inFifteenths(numbers.averageScore),
    ...older({
      spyAverageScore: inFifteenths(numbers.averageScoreAsSpy),
      civilianAverageScore: inFifteenths(numbers.averageScoreAsCivilian),
    }),
    winRate: rate(numbers.winRate),
    ...older({
      spyWinRate: rate(numbers.winRateAsSpy),
      civilianWinRate: rate(numbers.winRateAsCivilian),
      voteAccuracy: rate(numbers.voteAccuracy),
      foulRate: rate(numbers.foulRate),
      suspicion: rate(numbers.suspicion),
      survival: rate(numbers.survival),
    }),
  }
}

const inUnits = (fifteenths: number, units: number) => Math.round((fifteenths * units) / fifteenthsPerPoint)

const inFifteenths = ({ value }: Metric) => (value === null ? null : value * fifteenthsPerPoint)

const rate = ({ value, sum, of }: Metric) => ({ value, count: sum, of })
