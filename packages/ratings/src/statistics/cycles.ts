import { rngAt } from '@wis/engine'
import { bell } from '../distributions.ts'
import type { Interval } from '../interval.ts'
import { factor, solveFactored } from '../rating/dense.ts'
import * as numbers from '../rating/numbers.ts'
import { rankingHill } from '../sides/ranking-hill.ts'
import { climbHill, strengthParts, unknownsOf } from '../sides/stages.ts'
import type { CountedMatch, Side } from '../sides/stages.ts'
import { fieldForCycles } from './cycle-field.ts'

const { add, at } = numbers

/** How much of what decides between two agents runs in cycles, so that no single number tells it. */
export interface Cycles {
  /** From 0, where one number tells everything, to 1, where it tells nothing. 95 %. */
  readonly share: Interval & { readonly value: number }
  readonly verdict: 'enough' | 'not-enough' | 'unknown'
  /** Those who are compared: at most the 20 that have played most. */
  readonly agents: number
  readonly matches: number
}

/** One number is enough if it tells at least three quarters. */
export const mostCyclic = 0.25

/** How far apart strengths are, and how far a pair lies from what strengths say: standard deviations in log-odds. */
const spreads = [0.1, 0.2, 0.35, 0.6, 1, 1.6, 2.5, 4]
const twists = [0.1, 0.2, 0.35, 0.6, 1, 1.6, 2.5, 4]
/** Chances that there are no cycles at all, and that there is nothing else, before any match. */
const presumedNone = 0.35
const presumedOnly = 0.1
/** The variances of the ease of ties, of a side of the game and of a seat. */
const otherVariance = 4
const draws = 1000
const rounds = 2

interface World {
  /** Agents are alike but for cycles if it is 0. */
  readonly spread: number
  /** There are no cycles if it is 0. */
  readonly twist: number
  readonly presumed: number
}

const worlds: readonly World[] = [
  ...spreads.flatMap((spread) => [
    { spread, twist: 0, presumed: presumedNone / spreads.length },
    ...twists.map((twist) => ({
      spread,
      twist,
      presumed: (1 - presumedNone - presumedOnly) / spreads.length / twists.length,
    })),
  ]),
  ...twists.map((twist) => ({ spread: 0, twist, presumed: presumedOnly / twists.length })),
]
/** As good as nothing, in log-odds. */
const nothingMuch = 1e-3
/** So firmly all means are held at 0 where there is nothing but cycles. */
const firmness = 1e6

/** Undefined where fewer than three agents have met. */
export function cyclesIn(all: readonly CountedMatch[]): Cycles | undefined {
  const { matches, agents, played } = fieldForCycles(all)
  if (agents < 3 || played === 0) return undefined
  const unknowns = unknownsOf(matches, agents)
  const plain = unknowns.size
  const size = plain + (agents * (agents - 1)) / 2
  const pairOf = (one: number, other: number) => plain + (one * (2 * agents - one - 1)) / 2 + other - one - 1
  const plainParts = strengthParts(unknowns)
  const hill = rankingHill(matches, unknowns, (side, sides) => [
    ...plainParts(side, sides),
    ...twistParts(side, sides, pairOf),
  ])
  const precisionsIn = ({ spread, twist }: Pick<World, 'spread' | 'twist'>) =>
    Float64Array.from(
      { length: size },
      (_, i) =>
        1 / (i < agents ? Math.max(spread, nothingMuch) ** 2 : i < plain ? otherVariance : twist ** 2),
    )
  const nothing = new Float64Array(size)
  let around = { spread: 0.6, twist: 0.35 }
  let point: Float64Array = nothing
  let likely: readonly Weighed[] = []
  for (let round = 0; round < rounds; round++) {
    point = climbHill(hill, point, precisionsIn(around)).point
    const { slope, curvature } = hill(point, nothing)
    const pull = Float64Array.from(slope)
    for (let i = 0; i < size; i++)
      for (let j = 0; j < size; j++) add(pull, i, at(curvature, i * size + j) * at(point, j))
    likely = weigh({ curvature, pull, plain, size, agents, pairOf }, precisionsIn)
    around = meanOf(likely)
  }
  const shares = sharesOf(likely, agents, pairOf)
  const share = {
    value: shares.reduce((sum, one) => sum + one, 0) / shares.length,
    low: shares[Math.floor(0.025 * draws)] ?? 0,
    high: shares[Math.ceil(0.975 * draws) - 1] ?? 1,
  }
  const verdict = share.high <= mostCyclic ? 'enough' : share.low >= mostCyclic ? 'not-enough' : 'unknown'
  return { share, verdict, agents, matches: played }
}

/** What the pairs add to a side's strength: the mean over its opponents, for each of its agents. */
function twistParts(side: Side, sides: readonly Side[], pairOf: PairOf) {
  const others = sides.filter((other) => other !== side).flatMap(({ agents }) => agents)
  return side.agents.flatMap((own) =>
    others.flatMap((other) =>
      own === other
        ? []
        : [
            {
              unknown: pairOf(Math.min(own, other), Math.max(own, other)),
              amount: (own < other ? 0.5 : -0.5) / others.length,
            },
          ],
    ),
  )
}

/** The matches, as a normal curve around the likeliest point. */
interface Normal {
  readonly curvature: Float64Array
  readonly pull: Float64Array
  /** The unknowns without pairs, which come first. */
  readonly plain: number
  readonly size: number
  readonly agents: number
  readonly pairOf: PairOf
}

type PairOf = (one: number, other: number) => number

interface Weighed extends World {
  readonly weight: number
  readonly point: Float64Array
  /** Cholesky's factor of the curvature there. */
  readonly lower: Float64Array
  readonly width: number
}

function weigh(
  { curvature, pull, plain, size, agents, pairOf }: Normal,
  precisionsIn: (world: World) => Float64Array,
): readonly Weighed[] {
  const found = worlds.map((world) => {
    const width = world.twist === 0 ? plain : size
    const precisions = precisionsIn(world)
    const lower = new Float64Array(width * width)
    let log = Math.log(world.presumed)
    for (let i = 0; i < width; i++) {
      lower.set(curvature.subarray(i * size, i * size + width), i * width)
      add(lower, i * width + i, at(precisions, i))
      log += Math.log(at(precisions, i)) / 2
    }
    // The precision of the prior in the direction of a mean, which all agents but one have freely.
    if (world.spread === 0) {
      holdMeans(lower, width, agents, pairOf)
      log += ((agents - 1) / 2) * Math.log(1 + firmness * agents * world.twist ** 2)
    }
    factor(lower, width)
    const point = solveFactored(lower, width, pull.subarray(0, width))
    for (let i = 0; i < width; i++)
      log += (at(pull, i) * at(point, i)) / 2 - Math.log(at(lower, i * width + i))
    return { ...world, log, point, lower, width }
  })
  const most = Math.max(...found.map(({ log }) => log))
  const all = found.reduce((sum, { log }) => sum + Math.exp(log - most), 0)
  return found.map(({ log, ...one }) => ({ ...one, weight: Math.exp(log - most) / all }))
}

/** Keeps the mean of each agent over its pairs at 0. */
function holdMeans(matrix: Float64Array, width: number, agents: number, pairOf: PairOf): void {
  for (let i = 0; i < agents; i++)
    for (let j = 0; j < agents; j++)
      for (let k = 0; k < agents; k++) {
        if (j === i || k === i) continue
        const [one, other] = [pairOf(Math.min(i, j), Math.max(i, j)), pairOf(Math.min(i, k), Math.max(i, k))]
        add(matrix, one * width + other, firmness * (i < j ? 1 : -1) * (i < k ? 1 : -1))
      }
}

function meanOf(likely: readonly Weighed[]): { readonly spread: number; readonly twist: number } {
  const mean = (of: (one: Weighed) => number) =>
    Math.sqrt(likely.reduce((sum, one) => sum + one.weight * of(one) ** 2, 0))
  return {
    spread: Math.max(
      0.1,
      mean(({ spread }) => spread),
    ),
    twist: Math.max(
      0.1,
      mean(({ twist }) => twist),
    ),
  }
}

/** The shares in fields drawn from what is known, from the lowest on. The same for the same matches. */
function sharesOf(likely: readonly Weighed[], agents: number, pairOf: PairOf): readonly number[] {
  const rng = rngAt('cycles', 0)
  const shares: number[] = []
  let [below, next] = [0, 0]
  for (const world of likely) {
    below += world.weight
    while (next < draws && (next + 0.5) / draws < below + 1e-12) {
      shares.push(
        shareIn(world, () =>
          cyclicShare(
            drawFrom(world, () => bell(rng)),
            agents,
            pairOf,
          ),
        ),
      )
      next++
    }
  }
  return shares.sort((a, b) => a - b)
}

const shareIn = ({ spread, twist }: World, drawn: () => number) =>
  twist === 0 ? 0 : spread === 0 ? 1 : drawn()

/** A vector whose covariance is the inverse of the curvature. */
function drawFrom({ point, lower, width }: Weighed, normal: () => number): Float64Array {
  const drawn = Float64Array.from({ length: width }, normal)
  for (let i = width - 1; i >= 0; i--) {
    let rest = at(drawn, i)
    for (let k = i + 1; k < width; k++) rest -= at(lower, k * width + i) * at(drawn, k)
    drawn[i] = rest / at(lower, i * width + i)
  }
  return drawn.map((value, i) => value + at(point, i))
}

/** Hodge's decomposition of the log-odds of all pairs: what is left when each agent is given its mean, by squares. */
export function cyclicShare(values: Float64Array, agents: number, pairOf: PairOf): number {
  const odds = (i: number, j: number) =>
    at(values, i) - at(values, j) + (i < j ? at(values, pairOf(i, j)) : -at(values, pairOf(j, i)))
  const means = Array.from({ length: agents }, (_, i) => {
    let sum = 0
    for (let j = 0; j < agents; j++) if (j !== i) sum += odds(i, j)
    return sum / agents
  })
  let [cyclic, all] = [0, 0]
  for (let i = 0; i < agents; i++)
    for (let j = i + 1; j < agents; j++) {
      all += odds(i, j) ** 2
      cyclic += (odds(i, j) - (means[i] ?? 0) + (means[j] ?? 0)) ** 2
    }
  return all === 0 ? 0 : cyclic / all
}
