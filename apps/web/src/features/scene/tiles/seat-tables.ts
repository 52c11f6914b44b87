/** A table with a place on the page. One that is over keeps its place until another is dealt. */
export interface Placed<Table> {
  readonly table: Table
  readonly isOver: boolean
}

/** The tables of a page. It never grows by itself, because the content below would jump. */
export interface Wall<Table> {
  readonly tables: readonly Placed<Table>[]
  /** How many tables there is room for. */
  readonly places: number
  /** Tables in play without a place. */
  readonly waiting: readonly Table[]
}

/** Whole rows of two, or exactly the tables that there are. Where nothing is on, there is one place that says so. */
export function wallOf<Table>(tables: readonly Table[], isExact = false): Wall<Table> {
  const { length } = tables
  const places = isExact ? length : Math.max(1, length + (length % 2))
  return { tables: tables.map((table) => ({ table, isOver: false })), places, waiting: [] }
}

/**
 * Puts the tables that are on into the places of a page: each keeps its place, and a new one gets a free place, else that
 * of a table that is over. A table under the pointer or with the focus keeps its place even when it is over: otherwise a
 * click would open another table, or the focus would be lost.
 */
export function seatTables<Table extends { readonly id: string }>(
  { tables, places }: Wall<Table>,
  on: readonly Table[],
  inUse: readonly string[] = [],
): Wall<Table> {
  const known = new Set(tables.map(({ table }) => table.id))
  const arrived = on.filter(({ id }) => !known.has(id))
  const kept = tables.map((placed): Placed<Table> => {
    const now = on.find(({ id }) => id === placed.table.id)
    if (now) return { table: now, isOver: false }
    const next = inUse.includes(placed.table.id) ? undefined : arrived.shift()
    return next ? { table: next, isOver: false } : { ...placed, isOver: true }
  })
  const added = arrived.splice(0, places - kept.length).map((table) => ({ table, isOver: false }))
  return { tables: [...kept, ...added], places, waiting: arrived }
}

/** Makes room for the waiting tables, as the reader asked. */
export function withWaiting<Table>({ tables, waiting }: Wall<Table>): Wall<Table> {
  const all = [...tables, ...waiting.map((table) => ({ table, isOver: false }))]
  return { tables: all, places: all.length + (all.length % 2), waiting: [] }
}
