import { matches, matchRows } from './matches.ts'
import type { Played } from './played.ts'
import { readingOf } from './reading.ts'
import type { Reading } from './reading.ts'
import { namingCells, seats, seatRows } from './seats.ts'
import { speeches, speechRows } from './speeches.ts'
import type { Row, Table } from './table.ts'
import { voteRows, votes } from './votes.ts'

export const tableNames = ['matches', 'seats', 'speeches', 'votes'] as const
export type TableName = (typeof tableNames)[number]

/** The whole data dictionary. */
export const tables: Readonly<Record<TableName, Table>> = { matches, seats, speeches, votes }

const rowsIn: Readonly<Record<TableName, (reading: Reading) => readonly Row[]>> = {
  matches: matchRows,
  seats: seatRows,
  speeches: speechRows,
  votes: voteRows,
}

/** What a match adds to a table; nothing if it was void before it was dealt. */
export function rowsOf(name: TableName, played: Played): readonly Row[] {
  return allRowsOf(played)[name]
}

/** The same for all tables: the log is read once. */
export function allRowsOf(played: Played): Readonly<Record<TableName, readonly Row[]>> {
  const reading = readingOf(played)
  const of = (name: TableName) => (reading ? rowsIn[name](reading) : [])
  return { matches: of('matches'), seats: of('seats'), speeches: of('speeches'), votes: of('votes') }
}

/** What the tables tell that is not of a match itself, and may change after it is over. */
export interface Surroundings {
  readonly season: string
  /** The decision by which a match counts no more. */
  voidedBy(matchId: string): number | null
  nameOf(agentId: string): Pick<Played['seats'][number], 'slug' | 'name' | 'kind' | 'owner'>
}

/** A row that was made earlier, with everything that is not of its match as it is now. */
export function broughtUpToDate(name: TableName, row: Row, surroundings: Surroundings): Row {
  switch (name) {
    case 'matches': {
      const { season } = surroundings
      return { ...row, season, voided_by: surroundings.voidedBy(String(row['match_id'])) }
    }
    case 'seats':
      return { ...row, ...namingCells(surroundings.nameOf(String(row['agent_id']))) }
    case 'speeches':
    case 'votes':
      return row
  }
}
