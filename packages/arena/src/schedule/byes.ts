import { isOfOneOwner } from './groups.ts'
import type { Owners } from './groups.ts'
import { bestOfGroup } from './knockout.ts'
import type { GroupRecord } from './knockout.ts'

interface PlayedGroup {
  readonly records: readonly GroupRecord[]
  /** How many of its matches count. A group of one has none. */
  readonly matches: number
}

/**
 * The agents of a stage, best first. Groups that played again have more matches, so points count by the match. An agent with a
 * bye has played none and comes last, so that it does not get the next bye, too.
 */
export function bestOfStage(groups: readonly PlayedGroup[]): readonly string[] {
  const byMatch = groups
    .filter(({ matches }) => matches > 0)
    .flatMap(({ records, matches }) =>
      records.map((record) => ({ ...record, points: record.points / matches })),
    )
  const rested = groups.filter(({ matches }) => matches === 0).flatMap(({ records }) => records)
  return [...bestOfGroup(byMatch), ...bestOfGroup(rested)].map(({ agentId }) => agentId)
}

/**
 * The same groups, with the best agent that may have it in the place of the one that is alone. Two agents of one owner still do
 * not meet.
 */
export function byeForBest(
  groups: readonly (readonly string[])[],
  best: readonly string[],
  owners: Owners,
): readonly (readonly string[])[] {
  const [alone, second] = groups.filter(({ length }) => length === 1).map(([agent]) => agent)
  if (alone === undefined || second !== undefined) return groups
  const mayRest = (agent: string) =>
    agent === alone ||
    groups.some(
      (group) =>
        group.includes(agent) &&
        group.every((other) => other === agent || !isOfOneOwner(owners, alone, other)),
    )
  const rests = best.find((agent) => groups.some((group) => group.includes(agent)) && mayRest(agent))
  if (rests === undefined) return groups
  const swapped = new Map([
    [alone, rests],
    [rests, alone],
  ])
  return groups.map((group) => group.map((agent) => swapped.get(agent) ?? agent))
}
