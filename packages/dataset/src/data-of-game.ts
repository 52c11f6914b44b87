import type { GameKit } from '@wis/games'
import type { CardAbout } from './card-about.ts'
import { cardOfKit } from './kit-card.ts'
import { kitTableNames, kitTables } from './kit-tables.ts'
import { spyCard } from './spy-card.ts'
import type { Table } from './table.ts'
import { tableNames, tables } from './tables.ts'
import type { AnyTableName } from './tables.ts'

/** The data set of a season of one game. */
export interface DataOfGame {
  /** In the order of the files. */
  readonly names: readonly AnyTableName[]
  readonly tables: Readonly<Partial<Record<AnyTableName, Table>>>
  readonly card: CardAbout
}

/** The kit is null for who-is-spy, whose tables are older than kits. */
export function dataOfGame(kit: GameKit | null): DataOfGame {
  if (!kit) return { names: tableNames, tables, card: spyCard }
  return { names: kitTableNames, tables: kitTables(kit), card: cardOfKit(kit) }
}
