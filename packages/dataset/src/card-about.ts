import type { Table } from './table.ts'
import type { AnyTableName } from './tables.ts'

/** The number of rows of each table. */
export type Rows = Readonly<Partial<Record<AnyTableName, number>>>

/** What a card says of the game. */
export interface CardAbout {
  readonly name: string
  readonly tags: readonly string[]
  readonly tables: readonly Table[]
  introduction(ruleset: string): string
  provenance(rows: Rows): string
  /** What a check computes again. */
  readonly checking: string
}
