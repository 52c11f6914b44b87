import { rngAt } from '@wis/engine'
import { newcomerSkill, skillsAfter } from '../trueskill/true-skill.ts'

/** How many resampled sets of matches an interval is made of. */
export const resamples = 200

/** Chances that a Poisson number of mean 1 is at most 0, 1, 2 … . The last one is 1 as far as numbers can tell. */
const atMost = cumulative()

function cumulative(): readonly number[] {
  const chances: number[] = []
  let chance = Math.exp(-1)
  let sum = 0
  for (let n = 0; sum < 1 - 1e-15 && n < 20; n++) {
    sum += chance
    chances.push(sum)
    chance /= n + 1
  }
  return chances
}

/**
 * How often a match counts: once in the real set, which comes first, and by a Poisson number of mean 1 in each resampled
 * set. The numbers follow from its id alone, so that a match is weighed once and for ever, whichever matches follow.
 */
export function resampleWeights(matchId: string): readonly number[] {
  const rng = rngAt(`resample ${matchId}`, 0)
  return [1, ...Array.from({ length: resamples }, () => poisson(rng.next()))]
}

function poisson(uniform: number): number {
  const found = atMost.findIndex((chance) => uniform < chance)
  return found < 0 ? atMost.length : found
}

/** A decided match by seat, with the parts of a ratio that each seat adds. */
export interface MeasuredMatch {
  readonly id: string
  readonly seats: readonly MeasuredSeat[]
}

interface MeasuredSeat {
  /** Empty for an agent that only fills a place. It plays as a newcomer does, and nothing counts for it. */
  readonly agentId: string
  readonly place: number
  readonly team: number
  readonly of: number
  /** 0 if the match tells nothing about the agent. */
  readonly per: number
}

export type ResampledValues = ReadonlyMap<string, ResampledValue>

/** The values after more matches, which come in the order in which they ended. Agents without a new match are kept. */
export function takeInMatches(
  values: ResampledValues,
  matches: readonly MeasuredMatch[],
  kind: ValueKind,
): ResampledValues {
  const changing = new Map<string, Changing>()
  for (const match of matches) {
    const seats = agentsOf(match).map((seat) => ({ seat, value: changingOf(changing, values, seat, kind) }))
    if (kind === 'skill') playAgain(match, seats)
    else for (const { seat, value } of seats) addUp(match.id, seat, value)
  }
  return new Map([...values, ...changing])
}

interface Changing {
  matches: number
  readonly above: number[]
  readonly below: number[]
}

/** An agent that holds several seats counts once. */
const agentsOf = ({ seats }: MeasuredMatch) =>
  seats.filter(
    ({ agentId }, at) => agentId !== '' && seats.findIndex((seat) => seat.agentId === agentId) === at,
  )

function changingOf(
  changing: Map<string, Changing>,
  values: ResampledValues,
  { agentId }: MeasuredSeat,
  kind: ValueKind,
): Changing {
  const found = changing.get(agentId)
  if (found) return found
  const before = values.get(agentId)
  const [above, below] = kind === 'skill' ? [newcomerSkill.mean, newcomerSkill.deviation] : [0, 0]
  const value = before
    ? { matches: before.matches, above: [...before.above], below: [...before.below] }
    : { matches: 0, above: setsOf(above), below: setsOf(below) }
  changing.set(agentId, value)
  return value
}

const setsOf = (value: number) => Array.from({ length: resamples + 1 }, () => value)

function addUp(matchId: string, { of, per }: MeasuredSeat, value: Changing): void {
  if (per === 0) return
  value.matches++
  for (const [set, weight] of resampleWeights(matchId).entries()) {
    value.above[set] = (value.above[set] ?? 0) + weight * of
    value.below[set] = (value.below[set] ?? 0) + weight * per
  }
}

interface ChangingSeat {
  readonly seat: MeasuredSeat
  readonly value: Changing
}

/** In each set the match is played as often as it counts there. */
function playAgain({ id, seats }: MeasuredMatch, agents: readonly ChangingSeat[]): void {
  for (const { value } of agents) value.matches++
  const valueOf = new Map(agents.map(({ seat, value }) => [seat.agentId, value]))
  for (const [set, weight] of resampleWeights(id).entries())
    for (let time = 0; time < weight; time++) playOnce(seats, valueOf, set)
}

function playOnce(seats: readonly MeasuredSeat[], valueOf: ReadonlyMap<string, Changing>, set: number): void {
  const before = seats.map(({ agentId, place, team }) => {
    const value = valueOf.get(agentId)
    const { mean, deviation } = newcomerSkill
    return {
      place,
      team,
      skill: { mean: value?.above[set] ?? mean, deviation: value?.below[set] ?? deviation },
    }
  })
  const after = skillsAfter(before)
  for (const [seat, { agentId }] of seats.entries()) {
    const value = valueOf.get(agentId)
    const skill = after[seat]
    if (!value || !skill) continue
    value.above[set] = skill.mean
    value.below[set] = skill.deviation
  }
}

/**
 * What a value is. A skill is TrueSkill: the mean stands above, the deviation below. A ratio is one sum divided by
 * another.
 */
export type ValueKind = 'skill' | 'ratio'

/** An agent's value by its matches, which comes first, and by each resampled set of them. */
export interface ResampledValue {
  /** The matches that tell something about the value. */
  readonly matches: number
  readonly above: readonly number[]
  readonly below: readonly number[]
}

/** The values by set. Null for a set that tells nothing. */
export function valuesOf({ above, below }: ResampledValue, kind: ValueKind): readonly (number | null)[] {
  if (kind === 'skill') return above
  return above.map((sum, set) => {
    const per = below[set] ?? 0
    return per === 0 ? null : sum / per
  })
}
