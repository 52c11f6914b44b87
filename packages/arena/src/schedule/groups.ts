import type { Rng } from '@wis/engine'

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

/**
 * The sizes of the groups if `count` agents are spread evenly over as few groups of `size` as will hold them, but over
 * no fewer than `least`.
 */
export function evenGroups(count: number, size: number, least = 1): readonly number[] {
  if (count <= 0) return []
  const groups = Math.max(least, Math.ceil(count / size))
  const fewest = Math.floor(count / groups)
  return Array.from({ length: groups }, (_, group) => fewest + (group < count % groups ? 1 : 0))
}

/** The owner of each agent that has one. House agents have none. */
export type Owners = ReadonlyMap<string, string>

export const noOwners: Owners = new Map()

/** Whether both belong to one owner. */
export function isOfOneOwner(owners: Owners, one: string, other: string): boolean {
  const owner = owners.get(one)
  return owner !== undefined && owner === owners.get(other)
}

/** The agents of each owner, in the order in which they are given. Agents without an owner stand alone. */
export function byOwner(agents: readonly string[], owners: Owners): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>()
  const found: string[][] = []
  for (const agent of agents) {
    const owner = owners.get(agent)
    const known = owner === undefined ? undefined : groups.get(owner)
    if (known) known.push(agent)
    else {
      const group = [agent]
      found.push(group)
      if (owner !== undefined) groups.set(owner, group)
    }
  }
  return found
}

/** The most of these agents that belong to one owner. */
export const mostOfOneOwner = (agents: readonly string[], owners: Owners): number =>
  Math.max(0, ...byOwner(agents, owners).map(({ length }) => length))

/** How often agents have shared a table. */
interface Meetings {
  of(one: string, other: string): number
  /** Records that these agents have met so many times more. One that is alone meets nobody. */
  add(members: readonly string[], times?: number): void
}

/** Whom an agent meets that is alone in its group. */
const nobody = ''

export function countMeetings(): Meetings {
  const met = new Map<string, number>()
  return {
    of: (one, other) => met.get(pairKey(one, other)) ?? 0,
    add: (group, times = 1) => {
      const members = group.length === 1 ? [...group, nobody] : group
      for (const [place, agent] of members.entries()) {
        for (const other of members.slice(place + 1)) {
          const key = pairKey(agent, other)
          met.set(key, (met.get(key) ?? 0) + times)
        }
      }
    },
  }
}

const pairKey = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`)

/**
 * Who meets whom in one round at tables of two. After as many rounds as an agent has others to meet, everybody has met
 * everybody once. If the number of agents is odd, one of them is alone.
 */
export function roundOfPairs(agents: readonly string[], round: number): readonly (readonly string[])[] {
  const places = agents.length % 2 === 0 ? agents : [...agents, undefined]
  const [fixed, ...others] = places
  const turn = round % Math.max(1, others.length)
  const circle = [fixed, ...others.slice(turn), ...others.slice(0, turn)]
  return circle
    .slice(0, circle.length / 2)
    .map((one, place) => [one, circle.at(-1 - place)].filter((agent) => agent !== undefined))
}
