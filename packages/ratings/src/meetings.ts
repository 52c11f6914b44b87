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
  /** The fewest and the most meetings of two owners in a day, for each other seat of the table. */
  leastADay: 2,
  mostADay: 12,
} as const

/** A result in full. Weights are whole numbers, so that sums of them are exact. */
export const fullWeight = 60

/** The other owners at the tables of an agent's last matches, newest first. */
export type RecentTables = readonly ReadonlySet<string>[]

/** Of so many matches in a row, at most so many are with the same owner. At larger tables, one owner decides less. */
const turnsAt = (players: number) => (players <= 5 ? { most: 1, of: 5 } : { most: 2, of: 3 })

/** How many of an agent's last matches decide whom it may meet next. */
export const matchesApart = (players: number): number => turnsAt(players).of - 1

/** Whether an agent has met an owner so lately that its next match is with others. */
export function metTooLately(recent: RecentTables, owner: string, players: number): boolean {
  const { most, of } = turnsAt(players)
  return recent.slice(0, of - 1).filter((owners) => owners.has(owner)).length >= most
}

/** The most matches of two owners in a day, in a field of so many owners. In a small field, it is fewer. */
export function meetingsADay(ownersInField: number, players: number): number {
  const { leastADay, mostADay } = meetingRule
  const forEachSeat = Math.min(mostADay, Math.max(leastADay, 2 * (ownersInField - 1)))
  return forEachSeat * (players - 1)
}

/**
 * The weight of a match for an agent, in sixtieths. It is full as long as no owner at the table has more than a fair
 * share of the agent's last matches. Above that it falls with the third power of the meetings: the more there are, the
 * less all of them weigh together.
 */
export function meetingWeight(recent: RecentTables, others: ReadonlySet<string>, players: number): number {
  const { window, fairShare, mostFairShare } = meetingRule
  const fair = window * Math.min(mostFairShare, fairShare * (players - 1))
  const lately = recent.slice(0, window)
  const met = [...others].map((owner) => 1 + lately.filter((owners) => owners.has(owner)).length)
  const share = Math.min(1, fair / Math.max(1, ...met))
  return Math.max(1, Math.round(fullWeight * share ** 3))
}
