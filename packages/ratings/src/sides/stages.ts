import { factor, solveFactored } from '../rating/dense.ts'
import { add, at } from '../rating/numbers.ts'
import type { AgentIndex } from '../rating/rated-match.ts'

/** A set of sides that might have come before all others: the amount of each unknown in its logarithm. */
export interface Candidate {
  readonly unknowns: readonly number[]
  readonly amounts: readonly number[]
  /** What is known of its logarithm beforehand. */
  readonly known?: number
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
export function stagesOf(
  matches: readonly CountedMatch[],
  unknowns: Unknowns,
  partsOf: PartsOf = strengthParts(unknowns),
): readonly Stage[] {
  return matches.flatMap(({ sides, times }) => {
    const parts = new Map(sides.map((side) => [side, partsOf(side, sides)]))
    const places = [...new Set(sides.map(({ place }) => place))].sort((a, b) => a - b)
    return places.flatMap((place) => {
      const left = sides.filter((side) => side.place >= place)
      if (left.length < 2) return []
      const chosen = left.filter((side) => side.place === place)
      const others = subsets(left).filter((set) => !isSame(set, chosen))
      return [{ candidates: [chosen, ...others].map((set) => candidateOf(set, parts, unknowns)), times }]
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

function candidateOf(
  set: readonly Side[],
  parts: ReadonlyMap<Side, readonly Part[]>,
  { ofTie }: Unknowns,
): Candidate {
  const members = set.flatMap((side) => parts.get(side) ?? [])
  const ties = set.length > 1 ? [ofTie(set.length)] : []
  return {
    unknowns: [...members.map(({ unknown }) => unknown), ...ties],
    amounts: [...members.map(({ amount }) => amount / set.length), ...ties.map(() => 1)],
  }
}

/** The amount of an unknown in the logarithm of a strength. */
export interface Part {
  readonly unknown: number
  readonly amount: number
}

/** What a side's strength is made of, at a table with these sides. */
export type PartsOf = (side: Side, sides: readonly Side[]) => readonly Part[]

export const strengthParts =
  ({ ofTeam, ofSeat }: Unknowns): PartsOf =>
  ({ agents, team, seats = [] }) =>
    [...agents, ...(team === undefined ? [] : [ofTeam(team)]), ...seats.map(ofSeat)].map((unknown) => ({
      unknown,
      amount: 1,
    }))

/** The numbers that a fit looks for: first the strengths of the agents, then what else decides matches. */
export interface Unknowns {
  readonly agents: number
  readonly size: number
  /** The ease of a tie between so many sides. */
  ofTie(sides: number): number
  /** What it is worth to play on a side of the game. */
  ofTeam(team: number): number
  /** What it is worth to have a seat. */
  ofSeat(seat: number): number
  /** The seats that are told apart, in their order. */
  readonly seats: readonly number[]
}

export function unknownsOf(matches: readonly CountedMatch[], agents: number): Unknowns {
  const ties = Math.max(1, ...matches.map(({ sides }) => sides.length)) - 1
  const known = matches.flatMap(({ sides }) => sides.flatMap(({ team }) => team ?? []))
  const teams = [...new Set(known)].sort((a, b) => a - b)
  const taken = matches.flatMap(({ sides }) => sides.flatMap(({ seats: own = [] }) => own))
  const seats = [...new Set(taken)].sort((a, b) => a - b)
  return {
    agents,
    size: agents + ties + teams.length + seats.length,
    ofTie: (sides) => agents + sides - 2,
    ofTeam: (team) => agents + ties + teams.indexOf(team),
    ofSeat: (seat) => agents + ties + teams.length + seats.indexOf(seat),
    seats,
  }
}

/** What the matches say at a point: how probable they are, which way is up, and how curved the hill is there. */
export interface Evidence {
  readonly height: number
  readonly slope: Float64Array
  readonly curvature: Float64Array
}

/** Normal priors around 0, by their precisions. */
export type Precisions = Float64Array

/** What normal priors say at a point, before any match. */
export function priorAt(point: Float64Array, precisions: Precisions): Evidence {
  const size = point.length
  const slope = Float64Array.from(point, (value, i) => -value * at(precisions, i))
  const curvature = new Float64Array(size * size)
  for (let i = 0; i < size; i++) add(curvature, i * size + i, at(precisions, i))
  const height = -point.reduce((sum, value, i) => sum + (value * value * at(precisions, i)) / 2, 0)
  return { height, slope, curvature }
}

/** Adds what stages say to what is known at a point. */
function evidenceAt(stages: readonly Stage[], point: Float64Array, known: Evidence): Evidence {
  const size = point.length
  const { slope, curvature } = known
  let { height } = known
  for (const { candidates, times } of stages) {
    const logs = candidates.map((candidate) => logOf(candidate, point))
    const most = Math.max(...logs)
    const weights = logs.map((log) => Math.exp(log - most))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    height += times * ((logs[0] ?? 0) - most - Math.log(all))
    addStage({ slope, curvature, size }, candidates, (at) => ((weights[at] ?? 0) / all) * times, times)
  }
  return { height, slope, curvature }
}

const logOf = ({ unknowns, amounts, known = 0 }: Candidate, point: Float64Array) =>
  unknowns.reduce((sum, unknown, i) => sum + at(point, unknown) * (amounts[i] ?? 0), known)

interface Sums {
  readonly slope: Float64Array
  readonly curvature: Float64Array
  readonly size: number
}

/** Adds the slope and the curvature of one stage: what was chosen against what was expected. */
function addStage(
  { slope, curvature, size }: Sums,
  candidates: readonly Candidate[],
  expected: (candidate: number) => number,
  times: number,
): void {
  const means = new Map<number, number>()
  for (const [index, { unknowns, amounts }] of candidates.entries()) {
    const share = expected(index)
    for (const [i, unknown] of unknowns.entries()) {
      const amount = amounts[i] ?? 0
      means.set(unknown, (means.get(unknown) ?? 0) + share * amount)
      add(slope, unknown, (index === 0 ? times : 0) * amount - share * amount)
      for (const [j, other] of unknowns.entries())
        add(curvature, unknown * size + other, share * amount * (amounts[j] ?? 0))
    }
  }
  for (const [unknown, mean] of means)
    for (const [other, otherMean] of means)
      add(curvature, unknown * size + other, (-mean * otherMean) / times)
}

const mostSteps = 100
const tolerance = 1e-10

/** All that is known at a point. */
export type Hill = (point: Float64Array, precisions: Precisions) => Evidence

export const hillOf =
  (stages: readonly Stage[], rest: Hill = priorAt): Hill =>
  (point, precisions) =>
    evidenceAt(stages, point, rest(point, precisions))

export interface Top extends Pick<Evidence, 'curvature' | 'height'> {
  readonly point: Float64Array
}

/** The most probable point, from another one on, by Newton's method. The hill has only one top. */
export function climbHill(hill: Hill, start: Float64Array, precisions: Precisions): Top {
  let point = start
  let here = hill(point, precisions)
  for (let step = 0; step < mostSteps; step++) {
    const lower = Float64Array.from(here.curvature)
    factor(lower, point.length)
    const way = solveFactored(lower, point.length, here.slope)
    const [from, height] = [point, here.height]
    for (let share = 1; share > 1e-6; share /= 2) {
      point = from.map((value, i) => value + share * at(way, i))
      here = hill(point, precisions)
      if (here.height >= height - 1e-12 * Math.abs(height)) break
    }
    if (Math.max(...way.map(Math.abs)) < tolerance) break
  }
  return { point, curvature: here.curvature, height: here.height }
}

/** One side of a match: its place from 1, and the agents that play on it. */
export interface Side {
  readonly place: number
  readonly agents: readonly AgentIndex[]
  /** The side of the game, such as the good one, in a game whose sides are not alike. */
  readonly team?: number
  /** The seats of its agents, in their order, where seats are told apart. */
  readonly seats?: readonly number[]
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
      ({ place, agents, team, seats }) =>
        `${place}:${namesOf(agents, seats).join(',')}${team === undefined ? '' : `:${team}`}`,
    )
    .sort()
    .join('|')
}

function namesOf(agents: readonly AgentIndex[], seats?: readonly number[]): readonly (number | string)[] {
  if (!seats) return [...agents].sort((a, b) => a - b)
  return agents
    .map((agent, i) => ({ agent, seat: seats[i] ?? i }))
    .sort((one, other) => one.agent - other.agent || one.seat - other.seat)
    .map(({ agent, seat }) => `${agent}@${seat}`)
}

/** The result behind a key. */
export function resultOfKey(key: string): Side[] {
  return key.split('|').map((side) => {
    const [place = '1', agents = '', team] = side.split(':')
    const named = agents.split(',').map((name) => name.split('@').map(Number))
    const seats = named.flatMap(([, seat]) => seat ?? [])
    return {
      place: Number(place),
      agents: named.map(([agent = 0]) => agent),
      ...(team !== undefined && { team: Number(team) }),
      ...(seats.length > 0 && { seats }),
    }
  })
}
