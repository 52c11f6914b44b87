import type { DatasetMatch } from '../dataset-match.ts'
import type { Row, DatasetTable } from '../dataset-table.ts'
import { matches, matchRows } from './matches.ts'
import { readingOf } from './reading.ts'
import { seatRows, seats } from './seats.ts'
import { speeches, speechRows } from './speeches.ts'
import { voteRows, votes } from './votes.ts'

export const tableNames = ['matches', 'seats', 'speeches', 'votes'] as const
type TableName = (typeof tableNames)[number]

/** The whole data dictionary. */
export const tables: Readonly<Record<TableName, DatasetTable>> = { matches, seats, speeches, votes }

/** The rows that a match adds to each table. None if it was void before it was dealt. */
export function rowsOf(played: DatasetMatch): Readonly<Record<TableName, readonly Row[]>> {
  const reading = readingOf(played)
  if (!reading) return { matches: [], seats: [], speeches: [], votes: [] }
  return {
    matches: matchRows(reading),
    seats: seatRows(reading),
    speeches: speechRows(reading),
    votes: voteRows(reading),
  }
}
