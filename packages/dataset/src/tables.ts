import type { KitTableName } from './kit-tables.ts'
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

/** The tables of who-is-spy and of all other games. Each season has some of them. */
export type AnyTableName = TableName | KitTableName
export const allTableNames = [...tableNames, 'entries'] as const satisfies readonly AnyTableName[]

/** The whole data dictionary. */
export const tables: Readonly<Record<TableName, Table>> = { matches, seats, speeches, votes }

const rowsIn: Readonly<Record<TableName, (reading: Reading) => readonly Row[]>> = {
  matches: matchRows,
  seats: seatRows,
  speeches: speechRows,
  votes: voteRows,
}

/** The rows that a match adds to a table. Empty if it was void before it was dealt. */
export function rowsOf(name: TableName, played: Played): readonly Row[] {
  return allRowsOf(played)[name]
}

/** The rows for all tables. The log is read only once. */
export function allRowsOf(played: Played): Readonly<Record<TableName, readonly Row[]>> {
  const reading = readingOf(played)
  const of = (name: TableName) => (reading ? rowsIn[name](reading) : [])
  return { matches: of('matches'), seats: of('seats'), speeches: of('speeches'), votes: of('votes') }
}

/** The facts in the tables that do not belong to a match itself and may change after it is over. */
export interface Surroundings {
  readonly season: string
  /** The decision by which a match no longer counts. */
  voidedBy(matchId: string): number | null
  nameOf(agentId: string): Pick<Played['seats'][number], 'slug' | 'name' | 'kind' | 'owner'>
}

/** A row made earlier, with all facts outside its match brought up to date. */
export function broughtUpToDate(name: AnyTableName, row: Row, surroundings: Surroundings): Row {
  switch (name) {
    case 'matches': {
      const { season } = surroundings
      return { ...row, season, voided_by: surroundings.voidedBy(String(row['match_id'])) }
    }
    case 'seats':
      return { ...row, ...namingCells(surroundings.nameOf(String(row['agent_id']))) }
    case 'speeches':
    case 'votes':
    case 'entries':
      return row
  }
}
