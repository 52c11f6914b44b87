import { matches, matchRows } from './matches.ts'
import type { Played } from './played.ts'
import { readingOf } from './reading.ts'
import type { Reading } from './reading.ts'
import { seats, seatRows } from './seats.ts'
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
  const reading = readingOf(played)
  return reading ? rowsIn[name](reading) : []
}
