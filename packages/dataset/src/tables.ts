import type { Row } from '@wis/games'
import type { DatasetMatch } from './dataset-match.ts'
import { namingCells } from './sitting.ts'

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
