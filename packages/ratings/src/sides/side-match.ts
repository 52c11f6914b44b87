import type { AgentIndex } from '../rating/rated-match.ts'

/** One side of a match: its place from 1, and the agents that play on it. */
export interface Side {
  readonly place: number
  readonly agents: readonly AgentIndex[]
}

/** A result, and how often it came about. */
export interface CountedMatch {
  readonly sides: readonly Side[]
  readonly times: number
}

/** The same text for the same result, in whatever order its sides and agents are given. */
export function resultKey(sides: readonly Side[]): string {
  return sides
    .map(({ place, agents }) => `${place}:${[...agents].sort((a, b) => a - b).join(',')}`)
    .sort()
    .join('|')
}

/** The result behind a key. */
export function resultOfKey(key: string): Side[] {
  return key.split('|').map((side) => {
    const [place = '1', agents = ''] = side.split(':')
    return { place: Number(place), agents: agents.split(',').map(Number) }
  })
}
