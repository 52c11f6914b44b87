import type { RatedLadder, VersionResults } from '@wis/db/agents'
import { fifteenthsPerPoint, meanDifference, meanInterval } from '@wis/ratings'

const inPoints = (fifteenths: number) => fifteenths / fifteenthsPerPoint

/** Every version beside the one before it that has played the same game. The rows are by game, the newest version first. */
export const comparedVersions = (rows: readonly VersionResults[]) =>
  rows.map((row, place) => {
    const { game, number: version, from, until, n: matches, mean } = row
    const next = rows[place + 1]
    const before = next?.game === game ? next : undefined
    const [interval, found] = [meanInterval(row), before && meanDifference(row, before)]
    return {
      game,
      version,
      from,
      until,
      matches,
      points: inPoints(mean),
      interval: interval ? { low: inPoints(interval.low), high: inPoints(interval.high) } : null,
      difference:
        before && found
          ? {
              version: before.number,
              points: inPoints(found.difference),
              low: inPoints(found.low),
              high: inPoints(found.high),
              isSignificant: found.isSignificant,
              matchesNeeded: found.more,
            }
          : null,
    }
  })

/** The ratings of versions on each board. */
export const ratedVersions = (ladders: readonly RatedLadder[]) =>
  ladders.map(({ versions, spoken, ...ladder }) => ({
    ...ladder,
    language: spoken,
    versions: versions.map(({ number: version, matches, rating, low, high, sinceLast }) => ({
      version,
      matches,
      rating,
      low,
      high,
      difference: sinceLast && { points: sinceLast.difference, low: sinceLast.low, high: sinceLast.high },
    })),
  }))
