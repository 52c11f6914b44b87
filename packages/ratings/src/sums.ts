/**
 * An agent's sums over matches of any game, beside its tally. Whole numbers only, so adding them up in any order gives
 * the same sums.
 */
export interface Sums {
  /** The matches in which all sides shared the first place. */
  readonly draws: number
  /** The sum of the squares of its points, in the units of its board. The spread of a mean follows from it. */
  readonly pointsSquared: number
  /** By the id of the fact. A fact that is absent is 0. */
  readonly facts: Readonly<Record<string, number>>
}

export const emptySums: Sums = { draws: 0, pointsSquared: 0, facts: {} }

export const addSums = (a: Sums, b: Sums): Sums => combine(a, b, 1)

/** Takes `b` out of `a` again: the inverse of adding it. */
export const subtractSums = (a: Sums, b: Sums): Sums => combine(a, b, -1)

function combine(a: Sums, b: Sums, times: 1 | -1): Sums {
  const names = new Set([...Object.keys(a.facts), ...Object.keys(b.facts)])
  return {
    draws: a.draws + times * b.draws,
    pointsSquared: a.pointsSquared + times * b.pointsSquared,
    facts: Object.fromEntries(
      [...names].map((name) => [name, (a.facts[name] ?? 0) + times * (b.facts[name] ?? 0)]),
    ),
  }
}
