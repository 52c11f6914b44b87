import type { DataOfGame } from '../game-data.ts'
import { spyCard } from './card.ts'
import { rowsOf, tableNames, tables } from './tables.ts'

/** The data set of a season of who-is-spy. Its tables are older than kits. */
export const spyData: DataOfGame = { names: tableNames, tables, card: spyCard, rowsOf }
