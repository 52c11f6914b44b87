import type { AgentId } from '@wis/engine'
import type { KeptApart } from './meetings.ts'
import type { Owned, Seeker } from './seeker.ts'

interface Gathering {
  /** Who sits at the table already. */
  readonly seated: readonly Owned[]
  /** Agents that were not ready, or may not play. */
  readonly refused: ReadonlySet<AgentId>
  readonly missing: number
}

/** A table whose empty seats are being filled. Agents are offered in the order in which they are to be taken. */
export interface FillingTable {
  readonly found: readonly Seeker[]
  isFull(): boolean
  /** Takes those that are free, come from owners of their own and are not kept apart from anybody at the table. */
  offer(seekers: readonly Seeker[], apart: KeptApart): void
}

export function fillingTable({ seated, refused, missing }: Gathering): FillingTable {
  const found: Seeker[] = []
  const agents = new Set([...refused, ...seated.map(({ agentId }) => agentId)])
  const owners = ownersOf(seated)
  const isFull = () => found.length >= missing
  return {
    found,
    isFull,
    offer: (seekers, apart) => {
      for (const seeker of seekers) {
        const { agentId, ownerId, capacity } = seeker
        const isKnown = agents.has(agentId) || (ownerId !== null && owners.has(ownerId))
        const isKeptOff = [...seated, ...found].some((other) => areKeptApart(apart, seeker, other))
        if (isFull() || isKnown || isKeptOff || capacity <= 0) continue
        found.push(seeker)
        agents.add(agentId)
        if (ownerId !== null) owners.add(ownerId)
      }
    },
  }
}

/** The owners of some agents. House agents have none. */
export const ownersOf = (agents: readonly Pick<Owned, 'ownerId'>[]): Set<string> =>
  new Set(agents.flatMap(({ ownerId }) => ownerId ?? []))

const areKeptApart = (apart: KeptApart, one: Owned, other: Owned): boolean =>
  Boolean(
    apart.get(one.agentId)?.has(other.ownerId ?? '') || apart.get(other.agentId)?.has(one.ownerId ?? ''),
  )
