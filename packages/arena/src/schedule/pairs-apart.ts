import type { Rng } from '@wis/engine'
import { nobody } from './meetings.ts'
import type { Meetings } from './meetings.ts'
import { isOfOneOwner } from './owners.ts'
import type { Owners } from './owners.ts'

type Group = readonly string[]

interface Swap {
  readonly at: number
  readonly groups: readonly [Group, Group]
  /** How many meetings more than planned the new pairs have had already, and how many less the old one. */
  readonly unevenness: number
}

/**
 * A round of pairs in which no two agents of one owner meet. Each such pair changes partners with another pair of the
 * round, so that everybody plays as often as before. The choice keeps all meetings as even as it can, and is recorded
 * among the meetings that were moved in earlier rounds. If an owner has more than half of all agents, some of them stay
 * alone.
 */
export function pairsApart(
  round: readonly Group[],
  owners: Owners,
  moved: Meetings,
  rng: Rng,
): readonly Group[] {
  const groups = [...round]
  const isMixed = (group: Group) => {
    const [one, other] = group
    return one === undefined || other === undefined || !isOfOneOwner(owners, one, other)
  }
  for (let at = groups.findIndex((group) => !isMixed(group)); at >= 0;) {
    const pair = groups[at] ?? []
    const swaps = groups.flatMap((group, place) =>
      place === at ? [] : swapsOf(pair, group, moved).map((swap) => ({ ...swap, at: place })),
    )
    const free = swaps.filter((swap) => swap.groups.every(isMixed))
    const least = Math.min(...free.map(({ unevenness }) => unevenness))
    const swap = free.length > 0 ? rng.pick(free.filter(({ unevenness }) => unevenness === least)) : undefined
    if (swap) {
      moved.add(groups[swap.at] ?? [], -1)
      for (const group of swap.groups) moved.add(group)
      ;[groups[at], groups[swap.at]] = swap.groups
    } else groups.splice(at, 1, ...pair.map((agent) => [agent]))
    at = groups.findIndex((group) => !isMixed(group))
  }
  return groups
}

/** Both ways in which the agents of a pair can change partners with another group, which may be one agent alone. */
function swapsOf(
  [one = '', other = '']: Group,
  [first = '', second = nobody]: Group,
  moved: Pick<Meetings, 'of'>,
): readonly Omit<Swap, 'at'>[] {
  const swap = (left: string, right: string): Omit<Swap, 'at'> => ({
    groups: [[left, first], second === nobody ? [right] : [right, second]],
    unevenness: moved.of(left, first) + moved.of(right, second) - moved.of(first, second),
  })
  return [swap(one, other), swap(other, one)]
}
