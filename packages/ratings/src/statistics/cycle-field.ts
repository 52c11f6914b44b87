import { resultKey, resultOfKey } from '../sides/stages.ts'
import type { CountedMatch } from '../sides/stages.ts'

const mostAgents = 20
/** The work grows with the fourth power of the sides at a table. */
const mostWork = 2_000_000

interface CycleField {
  readonly matches: readonly CountedMatch[]
  readonly agents: number
  readonly played: number
}

/** The matches among those who have played most, with the agents counted from 0 and the results in one order. */
export function fieldForCycles(all: readonly CountedMatch[]): CycleField {
  const played = new Map<number, number>()
  for (const { sides, times } of all)
    for (const agent of sides.flatMap(({ agents }) => agents))
      played.set(agent, (played.get(agent) ?? 0) + times)
  const compared = [...played]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, mostAgents)
    .map(([agent]) => agent)
    .sort((a, b) => a - b)
  const indexOf = new Map(compared.map((agent, index) => [agent, index]))
  const counted = new Map<string, { times: number; weight: number }>()
  let work = 0
  // The newest come last, and go first where not all are looked at.
  for (const { sides, times, weight = times } of all.toReversed()) {
    const known = sides.flatMap((side) => {
      const agents = side.agents.flatMap((agent) => indexOf.get(agent) ?? [])
      return agents.length === side.agents.length ? [{ ...side, agents }] : []
    })
    const isTeams = sides.some(({ team }) => team !== undefined)
    if (known.length < 2 || (isTeams && known.length < sides.length)) continue
    const key = resultKey(known)
    const before = counted.get(key)
    if (!before) work += known.length ** 4
    if (!before && work > mostWork) break
    counted.set(key, { times: (before?.times ?? 0) + times, weight: (before?.weight ?? 0) + weight })
  }
  const matches = [...counted]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { weight }]) => ({ sides: resultOfKey(key), times: weight }))
  return {
    matches,
    agents: compared.length,
    played: [...counted.values()].reduce((sum, { times }) => sum + times, 0),
  }
}
