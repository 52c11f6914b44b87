import type { Rng } from '@wis/engine'
import { bell, logistic } from '../distributions.ts'
import { at } from './numbers.ts'
import type { RatedMatch, RatedVote } from './rated-match.ts'

/** The world that a season is drawn from. Strengths in log-odds. */
export interface SeasonPlan {
  readonly agents: number
  readonly matches: number
  readonly pairs: number
  /** Standard deviations. */
  readonly deception: number
  readonly detection: number
  readonly pair: number
  /** How much the voters' mean detection lowers the deceiver's log-odds. */
  readonly influence: number
  /** Standard deviation of an agent's effect on its team apart from its ballots. The model ignores this effect. */
  readonly unseen: number
  /** Log-odds of an average deceiver against average voters. */
  readonly base: number
  /** The busiest agent plays this many times as often as the idlest. */
  readonly unevenness: number
}

export interface SimulatedSeason {
  readonly matches: readonly RatedMatch[]
  readonly deception: Float64Array
  readonly detection: Float64Array
  readonly pair: Float64Array
}

export const usualPlan: SeasonPlan = {
  agents: 60,
  matches: 6000,
  pairs: 100,
  deception: 0.6,
  detection: 0.5,
  pair: 0.09,
  influence: 1.2,
  unseen: 0,
  base: -0.4,
  unevenness: 30,
}

const seats = 6
const rounds = 3

/** A season of agents with known strengths, for comparison with a fitted rating. */
export function simulateSeason(plan: SeasonPlan, rng: Rng): SimulatedSeason {
  const draw = (count: number, deviation: number) =>
    Float64Array.from({ length: count }, () => deviation * bell(rng))
  const season = {
    deception: draw(plan.agents, plan.deception),
    detection: draw(plan.agents, plan.detection),
    unseen: draw(plan.agents, plan.unseen),
    pair: draw(plan.pairs, plan.pair),
  }
  const seatOne = matchmaker(plan, rng)
  const matches = Array.from({ length: plan.matches }, () => playMatch(plan, season, seatOne, rng))
  return { ...season, matches }
}

/** Draws agents, the busy ones more often. */
function matchmaker({ agents, unevenness }: SeasonPlan, rng: Rng): () => number {
  const cumulative: number[] = []
  let sum = 0
  for (let i = 0; i < agents; i++) cumulative.push((sum += unevenness ** -(i / Math.max(1, agents - 1))))
  return () => {
    const ticket = rng.next() * sum
    let low = 0
    let high = agents - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((cumulative[middle] ?? 0) < ticket) low = middle + 1
      else high = middle
    }
    return low
  }
}

type Strengths = Omit<SimulatedSeason, 'matches'> & { readonly unseen: Float64Array }

function playMatch(plan: SeasonPlan, strengths: Strengths, seatOne: () => number, rng: Rng): RatedMatch {
  const table = new Set<number>()
  while (table.size < seats) table.add(seatOne())
  const [deceiver = 0, ...voters] = rng.shuffle([...table])
  const pair = rng.int(plan.pairs)
  const help = (agent: number) =>
    plan.influence * at(strengths.detection, agent) + at(strengths.unseen, agent)
  const team = voters.reduce((sum, agent) => sum + help(agent), 0) / voters.length
  const odds = plan.base + at(strengths.deception, deceiver) - team + at(strengths.pair, pair)
  const deceiverWon = rng.next() < logistic(odds)
  return {
    deceiver,
    voters,
    pair,
    deceiverWon,
    votes: holdVotes(voters, strengths.detection, deceiverWon, rng),
  }
}

/** How easy the deceiver is to see differs from match to match and from round to round, and voters drop out. */
function holdVotes(
  voters: readonly number[],
  detection: Float64Array,
  deceiverWon: boolean,
  rng: Rng,
): RatedVote[] {
  const ease = (deceiverWon ? -1.1 : 0.2) + 0.7 * bell(rng)
  const last = deceiverWon ? rounds : 1 + rng.int(rounds)
  const votes: RatedVote[] = []
  let alive = voters
  for (let round = 1; round <= last; round++) {
    const easeNow = ease + 0.4 * (round - 1) + 0.5 * bell(rng)
    const right = alive.filter((agent) => rng.next() < logistic(easeNow + at(detection, agent)))
    votes.push({ right, wrong: alive.filter((agent) => !right.includes(agent)) })
    const out = rng.next() < 0.6 ? rng.pick(alive) : -1
    alive = alive.filter((agent) => agent !== out)
  }
  return votes
}
