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
export interface Meetings {
  of(one: string, other: string): number
  /** Records that these agents have met so many times more. One that is alone meets nobody. */
  add(members: readonly string[], times?: number): void
}

/** Whom an agent meets that is alone in its group. */
export const nobody = ''

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
