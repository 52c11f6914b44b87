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

export const addSums = (a: Sums, b: Sums): Sums => combine(a, b, 1)

/** Takes `b` out of `a` again: the inverse of adding it. */
export const subtractSums = (a: Sums, b: Sums): Sums => combine(a, b, -1)

const combine = (a: Sums, b: Sums, times: 1 | -1): Sums => ({
  draws: a.draws + times * b.draws,
  pointsSquared: a.pointsSquared + times * b.pointsSquared,
})
