import { exclusiveSessions } from './exclusive-sessions.ts'
import { oneSidedSeries } from './one-sided-series.ts'
import { ownersAt } from './strengths.ts'
import type { CollusionTable, Suspicion } from './strengths.ts'
import { thrownMatches } from './thrown-matches.ts'

/** The greatest probability that a season without cheating gives any suspicion, by the models of honest play. */
export const collusionLevel = 0.01

export interface Collusion {
  /** The number of pairs of owners that met. */
  readonly pairs: number
  /** The most surprising first. */
  readonly suspicions: readonly Suspicion[]
}

/** The owners that are looked at: those with the most matches, because a season may have thousands. */
const mostOwners = 60

/**
 * Patterns of two owners that honest play hardly explains. The tables are in the order in which they were played. Each
 * of the four kinds gets the same part of the level, divided by the number of pairs that it looks at.
 */
export function collusionIn(tables: readonly CollusionTable[], { isScheduled = false } = {}): Collusion {
  const owners = busiestOf(tables)
  const examined = [
    thrownMatches(tables, owners, 'throws'),
    thrownMatches(tables, owners, 'concessions'),
    oneSidedSeries(tables, owners),
    // A schedule decides who meets whom.
    ...(isScheduled ? [] : [exclusiveSessions(tables, owners)]),
  ]
  const suspicions = examined.flatMap(({ pairs, found }) =>
    found.filter(
      ({ p, observed, expected }) => observed > expected && p * pairs * examined.length < collusionLevel,
    ),
  )
  return { pairs: pairsOf(tables), suspicions: suspicions.toSorted((a, b) => a.p - b.p) }
}

function busiestOf(tables: readonly CollusionTable[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const owner of tables.flatMap(ownersAt)) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, mostOwners)
    .map(([owner]) => owner)
    .sort()
}

function pairsOf(tables: readonly CollusionTable[]): number {
  const pairs = tables.flatMap((table) => {
    const owners = ownersAt(table).toSorted()
    return owners.flatMap((one, place) =>
      owners.slice(place + 1).map((other) => JSON.stringify([one, other])),
    )
  })
  return new Set(pairs).size
}
