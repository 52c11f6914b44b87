import type { Rng } from '@wis/engine'
import { byOwner, evenGroups, isOfOneOwner, mostOfOneOwner, nobody } from './groups.ts'
import type { Meetings, Owners } from './groups.ts'

interface Grouping {
  readonly agents: readonly string[]
  readonly players: number
  readonly owners: Owners
}

/** The sizes of the groups. An owner with many agents needs as many groups. */
export const groupSizes = ({ agents, players, owners }: Grouping): readonly number[] =>
  evenGroups(agents.length, players, mostOfOneOwner(agents, owners))

/**
 * Puts each agent, in random order, into the group that it has met least so far. Agents of one owner come into
 * different groups. Therefore the owners with the most agents go first, and nobody takes a place that they need.
 */
export function groupsApart(
  { agents, players, owners }: Grouping,
  met: Pick<Meetings, 'of'>,
  rng: Rng,
): readonly (readonly string[])[] {
  const sizes = groupSizes({ agents, players, owners })
  const groups = sizes.map((): string[] => [])
  const left = byOwner(rng.shuffle(agents), owners).toSorted((one, other) => other.length - one.length)
  const room = (group: number) => (sizes[group] ?? 0) - (groups[group]?.length ?? 0)
  for (const [place, family] of left.entries()) {
    const later = left.slice(place + 1).map(({ length }) => length)
    for (const [child, agent] of family.entries()) {
      const mayJoin = (group: number) =>
        room(group) > 0 && !groups[group]?.some((other) => isOfOneOwner(owners, agent, other))
      const leavesRoom = (chosen: number) => {
        if (family.length === 1) return true
        const rooms = groups.map((_, group) => room(group) - (group === chosen ? 1 : 0))
        const isTaken = (group: number) => group === chosen || !mayJoin(group)
        return fits(rooms, isTaken, [family.length - child - 1, ...later])
      }
      const open = groups.filter((_, group) => mayJoin(group) && leavesRoom(group))
      const meetings = (group: readonly string[]) =>
        group.reduce((sum, other) => sum + met.of(agent, other), 0) / Math.max(1, group.length)
      const least = Math.min(...open.map(meetings))
      rng.pick(open.filter((group) => meetings(group) === least)).push(agent)
    }
  }
  return groups
}

/**
 * Whether families of these sizes find room, each member in another group. The first family must keep out of the groups
 * that are taken. Each family goes where most room is left, which leaves the most to those after it.
 */
function fits(
  rooms: readonly number[],
  isTaken: (group: number) => boolean,
  [first = 0, ...later]: readonly number[],
): boolean {
  const left = [...rooms]
  const place = (size: number, groups: readonly number[]) => {
    const roomiest = groups.toSorted((one, other) => (left[other] ?? 0) - (left[one] ?? 0)).slice(0, size)
    for (const group of roomiest) left[group] = (left[group] ?? 0) - 1
    return roomiest.length === size && roomiest.every((group) => (left[group] ?? 0) >= 0)
  }
  const all = [...left.keys()]
  const free = all.filter((group) => !isTaken(group))
  return place(first, free) && later.filter((size) => size > 1).every((size) => place(size, all))
}

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
