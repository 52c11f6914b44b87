import type { DatasetTable, Row } from '@wis/games'
import type { DatasetMatch } from './dataset-match.ts'
import type { AnyTableName } from './tables.ts'

/** The number of rows of each table. */
export type Rows = Readonly<Partial<Record<AnyTableName, number>>>

/** What a card says of the game. */
export interface CardAbout {
  readonly name: string
  readonly tags: readonly string[]
  readonly tables: readonly DatasetTable[]
  introduction(ruleset: string): string
  provenance(rows: Rows): string
  /** What a check computes again. */
  readonly checking: string
}

/** The data set of a season of one game. */
export interface DataOfGame {
  /** In the order of the files. */
  readonly names: readonly AnyTableName[]
  readonly tables: Readonly<Partial<Record<AnyTableName, DatasetTable>>>
  readonly card: CardAbout
  /** The rows that a match adds to each table. None if it was void before it was dealt. */
  rowsOf(played: DatasetMatch): Readonly<Partial<Record<AnyTableName, readonly Row[]>>>
}
