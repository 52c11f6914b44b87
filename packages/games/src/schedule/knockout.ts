/** What an agent did in the matches of its group. */
export interface GroupRecord {
  readonly agentId: string
  /** In fifteenths. */
  readonly points: number
  readonly pointsAsSpy: number
  readonly ballotsCorrect: number
  readonly fouls: number
  /** Drawn beforehand, for those whom nothing else tells apart: the lower goes on. */
  readonly lot: number
}

/**
 * Who goes on from a group: the most points; of equals the most points as the spy, then the most correct ballots, then
 * the fewest fouls, then the lot. The whole group in this order.
 */
export function bestOfGroup(records: readonly GroupRecord[]): readonly GroupRecord[] {
  return records.toSorted(
    (a, b) =>
      b.points - a.points ||
      b.pointsAsSpy - a.pointsAsSpy ||
      b.ballotsCorrect - a.ballotsCorrect ||
      a.fouls - b.fouls ||
      a.lot - b.lot,
  )
}
