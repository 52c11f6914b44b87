import { llmarena } from './llmarena.ts'
import type { NormalisedTable } from './normalised-table.ts'

/** Every table that sets several games side by side. */
export const normalisedTables: readonly NormalisedTable[] = [llmarena]

export function normalisedTableCalled(id: string): NormalisedTable | undefined {
  return normalisedTables.find((table) => table.id === id)
}
