import type { AgentIndex } from '../rating/rated-match.ts'

/** One side of a match: its place from 1, and the agents that play on it. */
export interface Side {
  readonly place: number
  readonly agents: readonly AgentIndex[]
  /** The side of the game, such as the good one, in a game whose sides are not alike. */
  readonly team?: number
}

/** A result, and how often it came about. */
export interface CountedMatch {
  readonly sides: readonly Side[]
  readonly times: number
  /** What these matches weigh together, in matches. As many as there are if it is absent. */
  readonly weight?: number
}

/** The same text for the same result, in whatever order its sides and agents are given. */
export function resultKey(sides: readonly Side[]): string {
  return sides
    .map(
      ({ place, agents, team }) =>
        `${place}:${[...agents].sort((a, b) => a - b).join(',')}${team === undefined ? '' : `:${team}`}`,
    )
    .sort()
    .join('|')
}

/** The result behind a key. */
export function resultOfKey(key: string): Side[] {
  return key.split('|').map((side) => {
    const [place = '1', agents = '', team] = side.split(':')
    return {
      place: Number(place),
      agents: agents.split(',').map(Number),
      ...(team !== undefined && { team: Number(team) }),
    }
  })
}
