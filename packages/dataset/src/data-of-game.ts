import { kitCalled } from '@wis/games'
import type { DataOfGame } from './game-data.ts'
import { dataApart } from './games-apart.ts'
import { cardOfKit } from './kit-card.ts'
import { kitRowsOf, kitTableNames, kitTables } from './kit-tables.ts'

/** Undefined if the platform does not have the game, or no longer. */
export function dataOfGame(game: string): DataOfGame | undefined {
  const kit = kitCalled(game)
  if (!kit) return undefined
  return (
    dataApart[game] ?? {
      names: kitTableNames,
      tables: kitTables(kit),
      card: cardOfKit(kit),
      rowsOf: (played) => kitRowsOf(kit, played),
    }
  )
}
