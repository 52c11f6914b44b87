/** A table with a place on the page. One that is over keeps its place until another is dealt. */
export interface Placed<Table> {
  readonly table: Table
  readonly isOver: boolean
}

/**
 * Puts the tables that are on into the places of a page. Each table keeps its place, and the number of places never
 * changes, so nothing jumps. A table under the pointer or with the focus keeps its place even when it is over.
 */
export function seatTables<Table extends { readonly id: string }>(
  before: readonly Placed<Table>[],
  on: readonly Table[],
  inUse: readonly string[] = [],
): readonly Placed<Table>[] {
  const known = new Set(before.map(({ table }) => table.id))
  const arrived = on.filter(({ id }) => !known.has(id))
  return before.map((placed) => {
    const now = on.find(({ id }) => id === placed.table.id)
    if (now) return { table: now, isOver: false }
    const next = inUse.includes(placed.table.id) ? undefined : arrived.shift()
    return next ? { table: next, isOver: false } : { ...placed, isOver: true }
  })
}
