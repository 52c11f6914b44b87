import type { AgentId } from '@wis/engine'
import { fullWeight } from './meetings.ts'

export type Role = 'spy' | 'civilian'

/** The result of one seat for its agent in one ranked match that was not void. All numbers are whole. */
export interface SeatResult {
  readonly agentId: AgentId
  readonly role: Role
  readonly won: boolean
  /** In fifteenths of a point, without the entry cost. */
  readonly points: number
  readonly speechesAsked: number
  readonly fouls: number
  /** The ballots it was asked for while it lived. A spy's ballots are not counted, because it has nobody to find. */
  readonly ballotsAsked: number
  readonly ballotsCorrect: number
  /** The last round at whose start it was alive, counted from 1. */
  readonly lastRoundAlive: number
  readonly ballotsAgainst: number
  /** Ballots of others that could have named it. */
  readonly ballotsAgainstPossible: number
}

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
  readonly asSpy: RoleTally
  readonly asCivilian: RoleTally
  /**
   * What averages leave out of its matches, points and wins, because it met the same owners too often. In sixtieths, as
   * weights are.
   */
  readonly discounted: RoleTally
  readonly speechesAsked: number
  readonly fouls: number
  readonly ballotsAsked: number
  readonly ballotsCorrect: number
  /** Sum over matches of the last round at whose start it was alive. */
  readonly survivalRounds: number
  readonly ballotsAgainst: number
  readonly ballotsAgainstPossible: number
}

const noMatches: RoleTally = { matches: 0, points: 0, wins: 0 }

export const emptyTally: Tally = {
  ...noMatches,
  asSpy: noMatches,
  asCivilian: noMatches,
  discounted: noMatches,
  speechesAsked: 0,
  fouls: 0,
  ballotsAsked: 0,
  ballotsCorrect: 0,
  survivalRounds: 0,
  ballotsAgainst: 0,
  ballotsAgainstPossible: 0,
}

export function tallyOf(result: SeatResult): Tally {
  const isSpy = result.role === 'spy'
  const match: RoleTally = { matches: 1, points: result.points, wins: result.won ? 1 : 0 }
  return {
    ...match,
    asSpy: isSpy ? match : noMatches,
    asCivilian: isSpy ? noMatches : match,
    discounted: noMatches,
    speechesAsked: result.speechesAsked,
    fouls: result.fouls,
    ballotsAsked: isSpy ? 0 : result.ballotsAsked,
    ballotsCorrect: isSpy ? 0 : result.ballotsCorrect,
    survivalRounds: result.lastRoundAlive,
    ballotsAgainst: result.ballotsAgainst,
    ballotsAgainstPossible: result.ballotsAgainstPossible,
  }
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
  return {
    ...combineRole(a, b, times),
    asSpy: combineRole(a.asSpy, b.asSpy, times),
    asCivilian: combineRole(a.asCivilian, b.asCivilian, times),
    discounted: combineRole(a.discounted, b.discounted, times),
    speechesAsked: a.speechesAsked + times * b.speechesAsked,
    fouls: a.fouls + times * b.fouls,
    ballotsAsked: a.ballotsAsked + times * b.ballotsAsked,
    ballotsCorrect: a.ballotsCorrect + times * b.ballotsCorrect,
    survivalRounds: a.survivalRounds + times * b.survivalRounds,
    ballotsAgainst: a.ballotsAgainst + times * b.ballotsAgainst,
    ballotsAgainstPossible: a.ballotsAgainstPossible + times * b.ballotsAgainstPossible,
  }
}

function combineRole(a: RoleTally, b: RoleTally, times: 1 | -1): RoleTally {
  return {
    matches: a.matches + times * b.matches,
    points: a.points + times * b.points,
    wins: a.wins + times * b.wins,
  }
}
