import type { DatasetTable, Row } from '@wis/games'
import type { DatasetMatch } from './match.ts'
import { namingCells } from './match.ts'

/** The tables of all games. A season has those of its game. */
export const allTableNames = ['matches', 'seats', 'speeches', 'votes', 'entries'] as const
export type AnyTableName = (typeof allTableNames)[number]

export const isTableName = (name: string): name is AnyTableName =>
  allTableNames.some((known) => known === name)

/** The facts in the tables that do not belong to a match itself and may change after it is over. */
export interface Surroundings {
  readonly season: string
  /** The decision by which a match no longer counts. */
  voidedBy(matchId: string): number | null
  nameOf(agentId: string): Pick<DatasetMatch['seats'][number], 'slug' | 'name' | 'kind' | 'owner'>
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
