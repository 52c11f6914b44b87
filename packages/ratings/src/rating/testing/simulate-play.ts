import type { Rng } from '@wis/engine'
import { bell, logistic } from '../../distributions.ts'
import { add, at } from '../numbers.ts'
import type { RatedMatch, RatedVote } from '../rated-match.ts'

export interface PlayPlan {
  readonly agents: number
  readonly matches: number
  /** Standard deviation of each ability, in log-odds. */
  readonly ability: number
  /** Log-odds of an average voter to name an average deceiver in the first round. */
  readonly ease: number
}

export interface Abilities {
  /** As a deceiver, not to be named. */
  readonly hiding: Float64Array
  /** As a voter, to name the deceiver. */
  readonly finding: Float64Array
  /** As a voter, to be named by voters who err. */
  readonly oddness: Float64Array
}

export interface PlayedSeason extends Abilities {
  readonly matches: readonly RatedMatch[]
  /** Official points per match. */
  readonly averageScore: Float64Array
}

const seats = 6
const rounds = 3
const minSurvivors = 3
const pot = 12
const deceiverRoundPoints = [0, 4, 8]

/**
 * A season in which ballots decide who is out and who wins. The model of the ratings only approximates this world.
 */
export function simulatePlay(plan: PlayPlan, rng: Rng): PlayedSeason {
  const draw = () => Float64Array.from({ length: plan.agents }, () => plan.ability * bell(rng))
  const abilities = { hiding: draw(), finding: draw(), oddness: draw() }
  const agents = Array.from({ length: plan.agents }, (_, agent) => agent)
  const score = new Float64Array(plan.agents)
  const played = new Int32Array(plan.agents)
  const matches = Array.from({ length: plan.matches }, () => {
    const table = seat(rng.shuffle(agents).slice(0, seats))
    play(table, plan, abilities, rng)
    for (const [agent, points] of scores(table)) {
      add(score, agent, points)
      add(played, agent, 1)
    }
    return ratedMatch(table)
  })
  return { ...abilities, matches, averageScore: score.map((points, agent) => points / at(played, agent)) }
}

interface Voter {
  readonly agent: number
  alive: boolean
  correct: number
}

interface UnfinishedMatch {
  readonly deceiver: number
  /** The round the deceiver was voted out in, or 0. */
  deceiverOut: number
  readonly voters: readonly Voter[]
  readonly votes: RatedVote[]
}

function seat([deceiver = 0, ...others]: readonly number[]): UnfinishedMatch {
  return {
    deceiver,
    deceiverOut: 0,
    voters: others.map((agent) => ({ agent, alive: true, correct: 0 })),
    votes: [],
  }
}

function play(table: UnfinishedMatch, plan: PlayPlan, abilities: Abilities, rng: Rng): void {
  const ease = plan.ease + 0.7 * bell(rng) - at(abilities.hiding, table.deceiver)
  for (let round = 1; round <= rounds && table.deceiverOut === 0; round++) {
    const alive = table.voters.filter((voter) => voter.alive)
    if (alive.length + 1 < minSurvivors) return
    const sees = ({ agent }: Voter) =>
      rng.next() < logistic(ease + 0.4 * round + at(abilities.finding, agent))
    const right = alive.filter(sees)
    const wrong = alive.filter((voter) => !right.includes(voter))
    for (const voter of right) voter.correct++
    table.votes.push({ right: right.map(agentOf), wrong: wrong.map(agentOf) })
    const errors = wrong.map((voter) =>
      pickOdd(
        alive.filter((other) => other !== voter),
        abilities,
        rng,
      ),
    )
    const out = mostNamed([...right.map(() => table.deceiver), ...errors, rng.pick(alive).agent])
    if (out === table.deceiver) table.deceiverOut = round
    for (const voter of alive) if (voter.agent === out) voter.alive = false
  }
}

function agentOf({ agent }: Voter): number {
  return agent
}

function pickOdd(others: readonly Voter[], { oddness }: Abilities, rng: Rng): number {
  const weights = others.map(({ agent }) => Math.exp(at(oddness, agent)))
  let ticket = rng.next() * weights.reduce((sum, weight) => sum + weight, 0)
  const place = weights.findIndex((weight) => (ticket -= weight) < 0)
  return others.at(place)?.agent ?? -1
}

/** -1 for nobody, if several are named most often. */
function mostNamed(ballots: readonly number[]): number {
  const times = (agent: number) => ballots.filter((named) => named === agent).length
  const most = Math.max(...ballots.map(times))
  const named = [...new Set(ballots)].filter((agent) => times(agent) === most)
  return named.length === 1 ? (named[0] ?? -1) : -1
}

/** Each agent with its points. */
function scores({ deceiver, deceiverOut, voters }: UnfinishedMatch): [agent: number, points: number][] {
  const deceiverShare = deceiverOut === 0 ? pot : (deceiverRoundPoints[deceiverOut - 1] ?? 0)
  const survivors = voters.filter(({ alive }) => alive).length
  const correct = voters.reduce((sum, voter) => sum + voter.correct, 0)
  return [
    [deceiver, deceiverShare - correct],
    ...voters.map((voter): [number, number] => [
      voter.agent,
      voter.correct + (deceiverOut > 0 && voter.alive ? (pot - deceiverShare) / survivors : 0),
    ]),
  ]
}

function ratedMatch({ deceiver, deceiverOut, voters, votes }: UnfinishedMatch): RatedMatch {
  return { deceiver, voters: voters.map(agentOf), deceiverWon: deceiverOut === 0, votes }
}
