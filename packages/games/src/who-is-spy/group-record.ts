import type { SeatFacts } from './results/seat-facts.ts'

/** What this game adds to the record of a knockout, by the names that exports give it. Points in fifteenths. */
export interface OwnRecord {
  readonly pointsAsSpy: number
  readonly ballotsCorrect: number
  readonly fouls: number
}

export const emptyOwnRecord: OwnRecord = { pointsAsSpy: 0, ballotsCorrect: 0, fouls: 0 }

/** Adds a match of this game. */
export function addToRecord<Rec extends OwnRecord & { readonly points: number }>(
  record: Rec,
  { role, points, ballotsCorrect, fouls }: SeatFacts,
): Rec {
  return {
    ...record,
    points: record.points + points,
    pointsAsSpy: record.pointsAsSpy + (role === 'spy' ? points : 0),
    ballotsCorrect: record.ballotsCorrect + ballotsCorrect,
    fouls: record.fouls + fouls,
  }
}

/** Where its criteria stand in the order of all: after the points, and after the wins that other games go by. */
export const afterPoints = ['pointsAsSpy'] as const
export const afterWins = ['ballotsCorrect', 'fouls'] as const
