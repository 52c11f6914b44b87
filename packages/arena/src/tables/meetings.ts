import type { AgentId } from '@wis/engine'
import { fullWeight } from '@wis/ratings'
import type { Owned } from './seeker.ts'

/**
 * How often agents of two owners may meet on a ladder, and what a result against somebody met often weighs. Without
 * such a rule, an owner with a second account could let it lose to the first as often as both ask for a match.
 */
export const meetingRule = {
  /** An agent's last matches, among which its meetings with an owner are counted for a weight. */
  window: 12,
  /** The share of those matches that meetings with one owner may be, for each other seat of the table. */
  fairShare: 1 / 12,
  mostFairShare: 0.5,
  /** An agent's last matches, among which the owner is looked for from whom it got the most. */
  givingWindow: 60,
  /** The fewest owners among them for that. With few, the one that gives the most is always somebody honest, too. */
  leastOwners: 5,
  /** The fewest and the most meetings of two owners in a day, for each other seat of the table. */
  leastADay: 2,
  mostADay: 12,
} as const

/** A match that an agent has played. */
export interface RecentTable {
  /** The other owners at the table. */
  readonly owners: ReadonlySet<string>
  /** What the agent got, in any unit. Null as long as nobody knows. */
  readonly points: number | null
}

/** An agent's last matches, newest first. */
export type RecentTables = readonly RecentTable[]

/** Of so many matches in a row, at most so many are with the same owner. At larger tables, one owner decides less. */
const turnsAt = (players: number) => (players <= 5 ? { most: 1, of: 5 } : { most: 2, of: 3 })

/** How many of an agent's last matches decide whom it may meet next. */
export const matchesApart = (players: number): number => turnsAt(players).of - 1

/** Whether an agent has met an owner so lately that its next match is with others. */
export function metTooLately(recent: RecentTables, owner: string, players: number): boolean {
  const { most, of } = turnsAt(players)
  return recent.slice(0, of - 1).filter(({ owners }) => owners.has(owner)).length >= most
}

/** The most matches of two owners in a day, in a field of so many owners. In a small field, it is fewer. */
export function meetingsADay(ownersInField: number, players: number): number {
  const { leastADay, mostADay } = meetingRule
  const forEachSeat = Math.min(mostADay, Math.max(leastADay, 2 * (ownersInField - 1)))
  return forEachSeat * (players - 1)
}

/**
 * The weight of a match for an agent, in sixtieths. It is full as long as no owner at the table has more than a fair
 * share of the agent's last matches. Above that it falls with the fifth power of the meetings: the more there are, the
 * less all of them weigh together. With the owner from whom the agent got the most, a match weighs a tenth.
 */
export function meetingWeight(recent: RecentTables, others: ReadonlySet<string>, players: number): number {
  const { window, fairShare, mostFairShare } = meetingRule
  const fair = window * Math.min(mostFairShare, fairShare * (players - 1))
  const lately = recent.slice(0, window)
  const met = [...others].map((owner) => 1 + lately.filter(({ owners }) => owners.has(owner)).length)
  const share = Math.min(1, fair / Math.max(1, ...met))
  const generous = mostGenerous(recent)
  const part = generous !== undefined && others.has(generous) ? 0.1 : 1
  return Math.max(1, Math.round(fullWeight * share ** 5 * part))
}

/**
 * The owner in whose company an agent got more than usual, in all and by the mean. Two matches of the usual are added for
 * each owner, so that one lucky match does not decide. A second account that gives away whatever it can is nearly always
 * that owner, also if it is met no more often than others.
 */
function mostGenerous(recent: RecentTables): string | undefined {
  const { givingWindow, leastOwners } = meetingRule
  const known = recent
    .slice(0, givingWindow)
    .flatMap(({ owners, points }) => (points === null ? [] : [{ owners, points }]))
  const usual = known.reduce((sum, { points }) => sum + points, 0) / known.length
  const more = new Map<string, { matches: number; points: number }>()
  for (const { owners, points } of known)
    for (const owner of owners) {
      const before = more.get(owner) ?? { matches: 0, points: 0 }
      more.set(owner, { matches: before.matches + 1, points: before.points + points - usual })
    }
  if (more.size < leastOwners) return undefined
  const means = [...more].map(([owner, { matches, points }]) => ({ owner, mean: points / (matches + 2) }))
  const [first, second] = means.toSorted((one, other) => other.mean - one.mean)
  return first && first.mean > Math.max(0, second?.mean ?? 0) ? first.owner : undefined
}

/** The owners that each agent may not meet in its next match. Agents that may meet everybody are left out. */
export type KeptApart = ReadonlyMap<AgentId, ReadonlySet<string>>

/** What decides whom an agent may meet: its last matches, and the owners that its own one has met enough today. */
export interface Met {
  readonly recent: ReadonlyMap<AgentId, RecentTables>
  readonly today: ReadonlyMap<string, readonly string[]>
}

/** Whom these agents may not meet now in a ranked match, of these owners. */
export function keptApartBy(
  agents: readonly Owned[],
  owners: readonly string[],
  players: number,
  { recent, today }: Met,
): KeptApart {
  return new Map(
    agents.flatMap(({ agentId, ownerId }) => {
      if (ownerId === null) return []
      const tables = recent.get(agentId) ?? []
      const lately = owners.filter((owner) => metTooLately(tables, owner, players))
      return [[agentId, new Set([...lately, ...(today.get(ownerId) ?? [])])] as const]
    }),
  )
}

/** The weight of a ranked match for each of these agents, in sixtieths. Matches among one owner's agents count in full. */
export function meetingWeightsBy(
  agents: readonly Owned[],
  players: number,
  recent: ReadonlyMap<AgentId, RecentTables>,
): ReadonlyMap<AgentId, number> {
  const owned = agents.filter(({ ownerId }) => ownerId !== null)
  return new Map(
    owned.map(({ agentId, ownerId }) => {
      const others = owned.flatMap((other) => (other.ownerId === ownerId ? [] : (other.ownerId ?? [])))
      return [agentId, meetingWeight(recent.get(agentId) ?? [], new Set(others), players)]
    }),
  )
}
