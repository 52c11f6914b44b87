import type { CountedMatch, Side } from './side-match.ts'
import type { Unknowns } from './unknowns.ts'

/** A set of sides that might have come before all others: the amount of each unknown in its logarithm. */
export interface Candidate {
  readonly unknowns: readonly number[]
  readonly amounts: readonly number[]
}

/** The choice of those that come next, out of all that are left. The first candidate is the one that was chosen. */
export interface Stage {
  readonly candidates: readonly Candidate[]
  readonly times: number
}

/**
 * The choices that a ranking with ties is made of, by Davidson and Luce: first who shares the first place, then who shares
 * the next one, and so on. The strength of a side is the sum of its agents and of what this side of the game is worth;
 * that of a set is the mean of its sides and the ease of a tie between so many.
 */
export function stagesOf(matches: readonly CountedMatch[], unknowns: Unknowns): readonly Stage[] {
  return matches.flatMap(({ sides, times }) => {
    const places = [...new Set(sides.map(({ place }) => place))].sort((a, b) => a - b)
    return places.flatMap((place) => {
      const left = sides.filter((side) => side.place >= place)
      if (left.length < 2) return []
      const chosen = left.filter((side) => side.place === place)
      const others = subsets(left).filter((set) => !isSame(set, chosen))
      return [{ candidates: [chosen, ...others].map((set) => candidateOf(set, unknowns)), times }]
    })
  })
}

/** All sets but the empty one. */
function subsets(sides: readonly Side[]): Side[][] {
  return Array.from({ length: 2 ** sides.length - 1 }, (_, bits) =>
    sides.filter((_, side) => ((bits + 1) >> side) & 1),
  )
}

const isSame = (one: readonly Side[], other: readonly Side[]) =>
  one.length === other.length && one.every((side) => other.includes(side))

function candidateOf(set: readonly Side[], { ofTie, ofTeam }: Unknowns): Candidate {
  const members = set.flatMap(({ agents, team }) => (team === undefined ? agents : [...agents, ofTeam(team)]))
  const ties = set.length > 1 ? [ofTie(set.length)] : []
  return {
    unknowns: [...members, ...ties],
    amounts: [...members.map(() => 1 / set.length), ...ties.map(() => 1)],
  }
}
