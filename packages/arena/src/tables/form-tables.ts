import type { AgentId, TicketId } from '@wis/engine'
import { matchmakingRule } from '@wis/protocol'
import type { WaitingReason } from '@wis/protocol'
import { fifteenthsPerPoint, learnedFrom, newcomerSkill } from '@wis/ratings'
import type { KeptApart } from './meetings.ts'
import { agentsAt } from './seeker.ts'
import type { Owned, Seeker, TableKind } from './seeker.ts'

/** Agents that are to sit at one table, in no order. */
export interface FormedTable {
  readonly kind: TableKind
  readonly seekers: readonly Seeker[]
}

export interface Formed {
  readonly tables: readonly FormedTable[]
  readonly waiting: readonly { readonly ticketId: TicketId; readonly reason: WaitingReason }[]
}

/** The agents that wait, and those that could fill a seat. */
export interface Lobby {
  readonly kind: TableKind
  /** With tickets, longest waiting first. */
  readonly waiting: readonly Seeker[]
  /** Owners of agents that are at a table now, or were queued for one lately: such an agent is worth waiting for. */
  readonly mayCome: ReadonlySet<string>
  /** Online and free, without a ticket. */
  readonly online: readonly Seeker[]
  readonly house: readonly Seeker[]
  /** Those of them whose owners let people play against them. Absent if no person waits for such an agent. */
  readonly forPeople?: readonly Seeker[]
  /** The owners that agents may not meet now, because they have met them too often. Nobody is kept apart if it is absent. */
  readonly apart?: KeptApart
}

/**
 * Decides who plays with whom. Practice begins at once with house agents, after those of one company, online agents that a person
 * wants and the agents that it chose. A
 * ranked table takes waiting agents, those first of which a rating learns most and those met lately last, and none of
 * an owner met too often. A table that has waited long enough is filled. House agents that wait sit among themselves. In
 * self-play every agent has a table of its own.
 */
export function formTables(lobby: Lobby): Formed {
  const tables: FormedTable[] = []
  const waiting: { ticketId: TicketId; reason: WaitingReason }[] = []
  const busy = new Map<AgentId, number>()
  const freedom = (seeker: Seeker) => seeker.capacity - (busy.get(seeker.agentId) ?? 0)
  const others = (seeker: Seeker) => lobby.waiting.filter((other) => other.ticketId !== seeker.ticketId)
  const meetings = new Meetings(lobby)
  let left = [...lobby.waiting]

  for (let first = left.shift(); first; first = left.shift()) {
    const free = (seekers: readonly Seeker[]) => seekers.filter((seeker) => freedom(seeker) > 0)
    const seekers = freedom(first) > 0 ? gather(first, { ...lobby, meetings }, free(left), free) : undefined
    if (seekers && seekers.length === agentsAt(lobby.kind)) {
      tables.push({ kind: lobby.kind, seekers })
      for (const { agentId } of seekers) busy.set(agentId, (busy.get(agentId) ?? 0) + 1)
      meetings.add(seekers)
      left = left.filter((seeker) => !seekers.includes(seeker))
    } else if (first.ticketId !== undefined) {
      waiting.push({
        ticketId: first.ticketId,
        reason: reasonOf(first, others(first), { ...lobby, meetings }),
      })
    }
  }
  return { tables, waiting }
}

/** Who may sit with whom, by owners and by what they have met. */
class Meetings {
  readonly #apart: KeptApart
  /** The owners that an agent meets at tables just formed. */
  readonly #justMet = new Map<AgentId, Set<string>>()

  constructor({ kind, apart = new Map() }: Pick<Lobby, 'kind' | 'apart'>) {
    this.#apart = kind.mode === 'ranked' ? apart : new Map()
  }

  add(table: readonly Seeker[]): void {
    const owners = table.flatMap(({ ownerId }) => ownerId ?? [])
    for (const { agentId } of table)
      this.#justMet.set(agentId, new Set([...(this.#justMet.get(agentId) ?? []), ...owners]))
  }

  maySitTogether(a: Seeker, b: Seeker): boolean {
    const known = a.ownerId !== null && a.ownerId === b.ownerId
    return (
      a.agentId !== b.agentId && !known && !this.isKeptFrom(a, b.ownerId) && !this.isKeptFrom(b, a.ownerId)
    )
  }

  isKeptFrom({ agentId }: Seeker, ownerId: string | null): boolean {
    if (ownerId === null) return false
    return Boolean(this.#apart.get(agentId)?.has(ownerId) || this.#justMet.get(agentId)?.has(ownerId))
  }
}

type Meeting = Pick<Lobby, 'waiting' | 'mayCome'> & { readonly meetings: Meetings }

function gather(
  first: Seeker,
  { kind, waiting, mayCome, online, house, forPeople = [], meetings }: Lobby & Meeting,
  others: readonly Seeker[],
  free: (seekers: readonly Seeker[]) => readonly Seeker[],
): readonly Seeker[] {
  const isHouse = first.isHouse
  const table = [first]
  if (kind.selfPlay) return table
  const take = (seekers: readonly Seeker[]) => {
    for (const seeker of nearest(first, seekers)) {
      if (table.length < kind.players && table.every((seated) => meetings.maySitTogether(seated, seeker)))
        table.push(seeker)
    }
  }
  if (kind.mode === 'practice') {
    take(others.filter(({ company }) => company !== undefined && company === first.company))
    if (first.onlineAgents !== undefined) {
      take(free(forPeople.filter(({ agentId }) => agentId === first.onlineAgents)))
      take(free(forPeople))
    }
    take(free(house.filter(({ agentId }) => first.wants.has(agentId))))
    take(free(house))
    return table
  }
  take(others.filter((other) => other.isHouse === isHouse))
  if (isDueAmong(first, { waiting, mayCome, meetings })) {
    take(free(online))
    take(free(house))
  }
  return table
}

/**
 * Decides whether a ranked table is filled now. Usually it waits for other agents that may still come. If none may, it
 * waits only for agents that are about to wait with it.
 */
export const isDue = (seeker: Seeker, lobby: Omit<Lobby, 'online' | 'house'>): boolean =>
  isDueAmong(seeker, { ...lobby, meetings: new Meetings(lobby) })

function isDueAmong(seeker: Seeker, lobby: Meeting): boolean {
  if (seeker.isHouse) return false
  const { fillAfterMs, fillAloneAfterMs } = matchmakingRule
  return seeker.waitedMs >= (othersMayCome(seeker, lobby) ? fillAfterMs : fillAloneAfterMs)
}

function othersMayCome(seeker: Seeker, { waiting, mayCome, meetings }: Meeting): boolean {
  const isSoonFree = (other: Seeker) =>
    other.capacity <= 0 && other.limit !== 'daily-limit' && other.limit !== 'budget-spent'
  return (
    [...mayCome].some((ownerId) => ownerId !== seeker.ownerId && !meetings.isKeptFrom(seeker, ownerId)) ||
    waiting.some((other) => !other.isHouse && meetings.maySitTogether(seeker, other) && isSoonFree(other))
  )
}

/**
 * Orders agents by the distance of their totals, in steps. An agent met lately counts as further away. Among equals come
 * first those of whose match the skills of both would learn most, and then those that wait longest. Agents that are held
 * back come last.
 */
function nearest(first: Seeker, seekers: readonly Seeker[]): readonly Seeker[] {
  const distance = (other: Seeker) => {
    const apart = Math.abs(other.total - first.total) / fifteenthsPerPoint
    const again = first.met.has(other.agentId) ? matchmakingRule.metAgainPenalty : 0
    return Math.floor(apart / matchmakingRule.nearTotal) * matchmakingRule.nearTotal + again
  }
  return seekers
    .map((seeker) => ({ seeker, distance: distance(seeker), learned: learnedOf(first, seeker) }))
    .sort(
      (a, b) =>
        Number(a.seeker.heldBack) - Number(b.seeker.heldBack) ||
        a.distance - b.distance ||
        b.learned - a.learned,
    )
    .map(({ seeker }) => seeker)
}

/** Nothing where neither has a skill yet: all newcomers are alike, and some games have none. */
const learnedOf = (one: Seeker, other: Seeker): number =>
  one.skill || other.skill ? learnedFrom(one.skill ?? newcomerSkill, other.skill ?? newcomerSkill) : 0

function reasonOf(
  seeker: Seeker,
  others: readonly Seeker[],
  { mayCome, meetings }: Pick<Meeting, 'mayCome' | 'meetings'>,
): WaitingReason {
  if (seeker.limit) return seeker.limit
  if (seeker.capacity <= 0) return 'at-its-limit-of-matches'
  const isOwn = (other: Seeker) => other.ownerId !== null && other.ownerId === seeker.ownerId
  const onlyOwn = others.length > 0 && others.every(isOwn)
  if (seeker.heldBack && !onlyOwn) return 'held-back'
  const strangers = others.filter((other) => !other.isHouse && !isOwn(other))
  if (strangers.length > 0 && strangers.every((other) => !meetings.maySitTogether(seeker, other)))
    return 'met-too-often'
  if (!seeker.isHouse && !othersMayCome(seeker, { waiting: others, mayCome, meetings })) return 'nobody-else'
  return onlyOwn ? 'one-owner' : 'too-few-agents'
}

interface Gathering {
  /** Who sits at the table already. */
  readonly seated: readonly Owned[]
  /** Agents that were not ready, or may not play. */
  readonly refused: ReadonlySet<AgentId>
  readonly missing: number
}

/** A table whose empty seats are being filled. Agents are offered in the order in which they are to be taken. */
interface FillingTable {
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
