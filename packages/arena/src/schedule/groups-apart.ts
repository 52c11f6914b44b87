import type { Rng } from '@wis/engine'
import { evenGroups } from './even-groups.ts'
import type { Meetings } from './meetings.ts'
import { byOwner, isOfOneOwner, mostOfOneOwner } from './owners.ts'
import type { Owners } from './owners.ts'

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
