import { rngAt } from '@wis/engine'
import type { SeatFacts } from '../who-is-spy/results/seat-facts.ts'

/** What tells the agents of a group apart, in this order. */
export const orderCriteria = ['points', 'pointsAsSpy', 'ballotsCorrect', 'fouls', 'lot'] as const
export type OrderCriterion = (typeof orderCriteria)[number]

/** What an agent did in the matches of its group; points in fifteenths. */
export interface GroupRecord extends Readonly<Record<OrderCriterion, number>> {
  readonly agentId: string
}

/** Where a record is kept: in which season, by its short name, in which language and stage. */
export interface GroupPlace {
  readonly season: string
  readonly language: string
  readonly stage: number
}

/** A record without a match. Its lot follows from its names alone, so that anybody can draw it, and nobody another one. */
export function emptyRecord({ season, language, stage }: GroupPlace, agentId: string): GroupRecord {
  const lot = rngAt(`${season}:${language}:${agentId}`, stage).int(2 ** 32)
  return { agentId, points: 0, pointsAsSpy: 0, ballotsCorrect: 0, fouls: 0, lot }
}

export function addToRecord(record: GroupRecord, facts: SeatFacts): GroupRecord {
  return {
    ...record,
    points: record.points + facts.points,
    pointsAsSpy: record.pointsAsSpy + (facts.role === 'spy' ? facts.points : 0),
    ballotsCorrect: record.ballotsCorrect + facts.ballotsCorrect,
    fouls: record.fouls + facts.fouls,
  }
}

/** The first thing that is not the same for both; undefined where nothing tells them apart. */
export function toldApartBy(one: GroupRecord, other: GroupRecord): OrderCriterion | undefined {
  return orderCriteria.find((criterion) => one[criterion] !== other[criterion])
}

/**
 * The whole group, best first: the most points; of equals the most points as the spy, then the most correct ballots, then
 * the fewest fouls, then the lowest lot.
 */
export function bestOfGroup(records: readonly GroupRecord[]): readonly GroupRecord[] {
  return records.toSorted((one, other) => {
    const criterion = toldApartBy(one, other)
    if (criterion === undefined) return one.agentId < other.agentId ? -1 : 1
    const more = other[criterion] - one[criterion]
    return criterion === 'fouls' || criterion === 'lot' ? -more : more
  })
}

/** Who has won the last table, and what told it from the next best: nobody where all are out. */
export interface TableWon {
  readonly winner: string
  /** Points, too, where there is no next. */
  readonly by: OrderCriterion
}

/** The best of those that are still in: whoever has withdrawn or was disqualified wins nothing. */
export function winnerOf(records: readonly GroupRecord[], out: ReadonlySet<string>): TableWon | undefined {
  const [first, second] = bestOfGroup(records).filter(({ agentId }) => !out.has(agentId))
  return first && { winner: first.agentId, by: (second && toldApartBy(first, second)) ?? 'points' }
}
