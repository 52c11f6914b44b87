import { unitsPerPoint } from './points.ts'

/** The weight of a result in full. Weights are whole numbers, so that sums of them are exact. */
export const fullWeight = 60

export interface RoleTally {
  readonly matches: number
  /** In the units of its board: fifteenths of a point, or finer ones. */
  readonly points: number
  readonly wins: number
}

/**
 * An agent's counts over any set of results. Whole numbers only, so adding them up in any order gives the same tally.
 */
export interface Tally extends RoleTally {
  /**
   * What averages leave out of its matches, points and wins, because it met the same owners too often. In sixtieths, as
   * weights are.
   */
  readonly discounted: RoleTally
  /** By the id of the fact, with the counts of single roles among them. A fact that is absent is 0. */
  readonly facts: Readonly<Record<string, number>>
}

const noMatches: RoleTally = { matches: 0, points: 0, wins: 0 }

export const emptyTally: Tally = { ...noMatches, discounted: noMatches, facts: {} }

/** The facts under which matches, points and wins in a role are counted. */
export const roleFacts = (role: string) =>
  ({ matches: `${role}-matches`, points: `${role}-points`, wins: `${role}-wins` }) as const

/** What was counted in one role. */
export function countsInRole({ facts }: Pick<Tally, 'facts'>, role: string): RoleTally {
  const { matches, points, wins } = roleFacts(role)
  return { matches: facts[matches] ?? 0, points: facts[points] ?? 0, wins: facts[wins] ?? 0 }
}

/** The same counts with this weight in averages. */
export function weighed(tally: Tally, weight: number): Tally {
  const lost = fullWeight - weight
  if (lost === 0) return tally
  const { matches, points, wins } = tally
  return { ...tally, discounted: { matches: lost * matches, points: lost * points, wins: lost * wins } }
}

/** The matches, points and wins that averages are made of, in sixtieths. */
export function weightedCounts(
  tally: RoleTally & { readonly discounted?: RoleTally | undefined },
): RoleTally {
  const { discounted = noMatches } = tally
  return {
    matches: fullWeight * tally.matches - discounted.matches,
    points: fullWeight * tally.points - discounted.points,
    wins: fullWeight * tally.wins - discounted.wins,
  }
}

export function addTallies(a: Tally, b: Tally): Tally {
  return combine(a, b, 1)
}

/** Takes `b` out of `a` again: the inverse of adding it. */
export function subtractTally(a: Tally, b: Tally): Tally {
  return combine(a, b, -1)
}

function combine(a: Tally, b: Tally, times: 1 | -1): Tally {
  const facts: Record<string, number> = { ...a.facts }
  for (const [name, amount] of Object.entries(b.facts)) facts[name] = (facts[name] ?? 0) + times * amount
  return {
    ...combineRole(a, b, times),
    discounted: combineRole(a.discounted, b.discounted, times),
    facts,
  }
}

function combineRole(a: RoleTally, b: RoleTally, times: 1 | -1): RoleTally {
  return {
    matches: a.matches + times * b.matches,
    points: a.points + times * b.points,
    wins: a.wins + times * b.wins,
  }
}

/**
 * An agent's sums over matches of any game, beside its tally. Whole numbers only, so adding them up in any order gives
 * the same sums.
 */
export interface Sums {
  /** The matches in which all sides shared the first place. */
  readonly draws: number
  /** The sum of the squares of its points, in the units of its board. The spread of a mean follows from it. */
  readonly pointsSquared: number
}

export const emptySums: Sums = { draws: 0, pointsSquared: 0 }

export const addSums = (a: Sums, b: Sums): Sums => combineSums(a, b, 1)

/** Takes `b` out of `a` again: the inverse of adding it. */
export const subtractSums = (a: Sums, b: Sums): Sums => combineSums(a, b, -1)

const combineSums = (a: Sums, b: Sums, times: 1 | -1): Sums => ({
  draws: a.draws + times * b.draws,
  pointsSquared: a.pointsSquared + times * b.pointsSquared,
})

/** What a decided match meant for a seat. */
interface Placed {
  /** Counted from 1. */
  readonly place: number
  /** In the game's own units. */
  readonly points: number
  readonly role?: string | null
  readonly facts?: Readonly<Record<string, number>>
}

interface Counting {
  readonly perPoint?: number | undefined
  /** Points are counted in these. Only units that are coarser than those of the game round them. */
  readonly units?: number | undefined
  /** The roles that are also counted apart. */
  readonly byRole?: readonly string[] | undefined
}

/** What a decided match adds to each seat, in seat order. Nobody wins a match that nobody loses. */
export function talliesOfPlaces(
  results: readonly Placed[],
  { perPoint = 1, units = unitsPerPoint(perPoint), byRole = [] }: Counting = {},
): readonly Tally[] {
  const hasLosers = results.some(({ place }) => place > 1)
  return results.map(({ place, points, role, facts = {} }) => {
    const match = {
      matches: 1,
      points: Math.round((points * units) / perPoint),
      wins: hasLosers && place === 1 ? 1 : 0,
    }
    const isApart = role != null && byRole.includes(role)
    return { ...emptyTally, ...match, facts: isApart ? { ...facts, ...inRole(role, match) } : facts }
  })
}

function inRole(role: string, match: RoleTally): Tally['facts'] {
  const names = roleFacts(role)
  return { [names.matches]: match.matches, [names.points]: match.points, [names.wins]: match.wins }
}
