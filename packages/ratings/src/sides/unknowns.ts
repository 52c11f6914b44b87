import type { CountedMatch } from './side-match.ts'

/** The numbers that a fit looks for: first the strengths of the agents, then what else decides matches. */
export interface Unknowns {
  readonly agents: number
  readonly size: number
  /** The ease of a tie between so many sides. */
  ofTie(sides: number): number
  /** What it is worth to play on a side of the game. */
  ofTeam(team: number): number
}

export function unknownsOf(matches: readonly CountedMatch[], agents: number): Unknowns {
  const ties = Math.max(1, ...matches.map(({ sides }) => sides.length)) - 1
  const known = matches.flatMap(({ sides }) => sides.flatMap(({ team }) => team ?? []))
  const teams = [...new Set(known)].sort((a, b) => a - b)
  return {
    agents,
    size: agents + ties + teams.length,
    ofTie: (sides) => agents + sides - 2,
    ofTeam: (team) => agents + ties + teams.indexOf(team),
  }
}
