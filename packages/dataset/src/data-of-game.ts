import { kitCalled } from '@wis/games'
import type { DataOfGame } from './game-data.ts'
import { cardOfKit } from './kit-card.ts'
import { kitRowsOf, kitTableNames, kitTables } from './kit-tables.ts'
import { dataInOlderTables } from './older-tables.ts'

/** Undefined if the platform does not have the game, or no longer. */
export function dataOfGame(game: string): DataOfGame | undefined {
  const kit = kitCalled(game)
  if (!kit) return undefined
  if (kit.olderTables) return dataInOlderTables(kit, kit.olderTables)
  return {
    names: kitTableNames,
    tables: kitTables(kit),
    card: cardOfKit(kit),
    rowsOf: (played) => kitRowsOf(kit, played),
  }
}
