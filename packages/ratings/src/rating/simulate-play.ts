import type { Rng } from '@wis/engine'
import { bell } from './bell.ts'
import { logistic } from './logistic.ts'
import { add, at } from './numbers.ts'
import type { RatedMatch, RatedVote } from './rated-match.ts'

export interface PlayPlan {
  readonly agents: number
  readonly matches: number
  /** Standard deviation of each ability, in log-odds. */
  readonly ability: number
  /** Log-odds of an average civilian to name an average spy in the first round. */
  readonly ease: number
}

export interface Abilities {
  /** As a spy, not to be named. */
  readonly hiding: Float64Array
  /** As a civilian, to name the spy. */
  readonly finding: Float64Array
  /** As a civilian, to be named by voters who err. */
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
const spyRoundPoints = [0, 4, 8]

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

interface Civilian {
  readonly agent: number
  alive: boolean
  correct: number
}

interface Table {
  readonly spy: number
  /** The round the spy was voted out in, or 0. */
  spyOut: number
  readonly civilians: readonly Civilian[]
  readonly votes: RatedVote[]
}

function seat([spy = 0, ...others]: readonly number[]): Table {
  return { spy, spyOut: 0, civilians: others.map((agent) => ({ agent, alive: true, correct: 0 })), votes: [] }
}

function play(table: Table, plan: PlayPlan, abilities: Abilities, rng: Rng): void {
  const ease = plan.ease + 0.7 * bell(rng) - at(abilities.hiding, table.spy)
  for (let round = 1; round <= rounds && table.spyOut === 0; round++) {
    const alive = table.civilians.filter((civilian) => civilian.alive)
    if (alive.length + 1 < minSurvivors) return
    const sees = ({ agent }: Civilian) =>
      rng.next() < logistic(ease + 0.4 * round + at(abilities.finding, agent))
    const right = alive.filter(sees)
    const wrong = alive.filter((civilian) => !right.includes(civilian))
    for (const civilian of right) civilian.correct++
    table.votes.push({ right: right.map(agentOf), wrong: wrong.map(agentOf) })
    const errors = wrong.map((voter) =>
      pickOdd(
        alive.filter((other) => other !== voter),
        abilities,
        rng,
      ),
    )
    const out = mostNamed([...right.map(() => table.spy), ...errors, rng.pick(alive).agent])
    if (out === table.spy) table.spyOut = round
    for (const civilian of alive) if (civilian.agent === out) civilian.alive = false
  }
}

function agentOf({ agent }: Civilian): number {
  return agent
}

function pickOdd(others: readonly Civilian[], { oddness }: Abilities, rng: Rng): number {
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
function scores({ spy, spyOut, civilians }: Table): [agent: number, points: number][] {
  const spyShare = spyOut === 0 ? pot : (spyRoundPoints[spyOut - 1] ?? 0)
  const survivors = civilians.filter(({ alive }) => alive).length
  const correct = civilians.reduce((sum, civilian) => sum + civilian.correct, 0)
  return [
    [spy, spyShare - correct],
    ...civilians.map((civilian): [number, number] => [
      civilian.agent,
      civilian.correct + (spyOut > 0 && civilian.alive ? (pot - spyShare) / survivors : 0),
    ]),
  ]
}

function ratedMatch({ spy, spyOut, civilians, votes }: Table): RatedMatch {
  return { spy, civilians: civilians.map(agentOf), spyWon: spyOut === 0, votes }
}
