import type { Database } from '@wis/db'
import { versionRatings, versionResults } from '@wis/db/agents'
import type { RatedLadder, VersionResults } from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import { fifteenthsPerPoint, meanDifference, meanInterval } from '@wis/ratings'

const inPoints = (fifteenths: number) => fifteenths / fifteenthsPerPoint

/** Every version beside the one before it that has played the same game. The rows are by game, the newest version first. */
const comparedVersions = (rows: readonly VersionResults[]) =>
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
const ratedVersions = (ladders: readonly RatedLadder[]) =>
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

export async function resultsOfVersions(db: Database, agentId: AgentId) {
  const [results, ratings] = await Promise.all([versionResults(db, agentId), versionRatings(db, agentId)])
  return { items: comparedVersions(results), ratings: ratedVersions(ratings) }
}

/** The same of one version alone. */
export async function resultsOfVersion(db: Database, agentId: AgentId, number: number) {
  const { items, ratings } = await resultsOfVersions(db, agentId)
  const ofIt = <Row extends { readonly version: number }>(rows: readonly Row[]) =>
    rows.filter(({ version }) => version === number)
  return {
    items: ofIt(items),
    ratings: ratings
      .map((ladder) => ({ ...ladder, versions: ofIt(ladder.versions) }))
      .filter(({ versions }) => versions.length > 0),
  }
}
