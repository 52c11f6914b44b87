import { newcomerSkill } from '../trueskill/settings.ts'
import { skillsAfter } from '../trueskill/skills-after.ts'
import { resampleWeights, resamples } from './resample-weights.ts'
import type { ResampledValue, ValueKind } from './resampled-value.ts'

/** A decided match by seat, with the parts of a ratio that each seat adds. */
export interface MeasuredMatch {
  readonly id: string
  readonly seats: readonly MeasuredSeat[]
}

export interface MeasuredSeat {
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
