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
