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
