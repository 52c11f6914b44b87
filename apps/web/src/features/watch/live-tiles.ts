import type { LobbyChanged, MatchRow } from '@wis/protocol'

/** How many tables a page starts with. */
export const mostTiles = 12
/** How many tables of other games the front page shows. */
export const mostOthers = 3

/** A table that is on, as far as it can be drawn before anything happened at it. */
export type TableHeader = Pick<MatchRow, 'id' | 'game' | 'language' | 'seats'>

/** A place on the wall with a table. */
export interface Tile {
  readonly id: string
  readonly isOver: boolean
  /** The header of a table that was dealt after the page was made; undefined if the server drew the table. */
  readonly header: TableHeader | undefined
}

/** The live tables of a page. It never grows by itself, because the content below would jump. */
export interface Wall {
  readonly tiles: readonly Tile[]
  /** How many tables there is room for. */
  readonly places: number
  /** Running tables without a place. */
  readonly waiting: readonly TableHeader[]
}

export function wallOf(ids: readonly string[]): Wall {
  const tiles = ids.map((id): Tile => ({ id, isOver: false, header: undefined }))
  return { tiles, places: placesFor(tiles.length), waiting: [] }
}

/** Whole rows of two. If nothing is running, there is one place that says so. */
function placesFor(tables: number): number {
  return tables === 0 ? 1 : tables + (tables % 2)
}

export function isKnown({ tiles, waiting }: Wall, matchId: string): boolean {
  return tiles.some(({ id }) => id === matchId) || waiting.some(({ id }) => id === matchId)
}

/** Marks a table as over. It keeps its place until another table needs one and nobody uses it. */
export function withStatus(
  wall: Wall,
  { id, status }: LobbyChanged['match'],
  inUse: readonly string[] = [],
): Wall {
  if (!isKnown(wall, id)) return wall
  const isOver = status === 'finished' || status === 'void'
  const tiles = wall.tiles.map((tile) => (tile.id === id ? { ...tile, isOver } : tile))
  const waiting = isOver ? wall.waiting.filter((header) => header.id !== id) : wall.waiting
  const [next, ...others] = waiting
  return next ? seatNewTable({ ...wall, tiles, waiting: others }, next, inUse) : { ...wall, tiles, waiting }
}

/**
 * Puts a table in a free place, else in that of the first finished table. If there is neither, it waits. A table in
 * use, under the pointer or with the focus, keeps its place: otherwise a click would open another table, or the focus
 * would be lost.
 */
export function seatNewTable(wall: Wall, header: TableHeader, inUse: readonly string[] = []): Wall {
  const { tiles, places, waiting } = wall
  if (isKnown(wall, header.id)) return wall
  const tile: Tile = { id: header.id, isOver: false, header }
  if (tiles.length < places) return { ...wall, tiles: [...tiles, tile] }
  const over = tiles.findIndex(({ id, isOver }) => isOver && !inUse.includes(id))
  return over === -1 ? { ...wall, waiting: [...waiting, header] } : { ...wall, tiles: tiles.with(over, tile) }
}

/** Makes room for the waiting tables, as the reader asked. */
export function withWaiting({ tiles, waiting }: Wall): Wall {
  const all = [...tiles, ...waiting.map((header): Tile => ({ id: header.id, isOver: false, header }))]
  return { tiles: all, places: placesFor(all.length), waiting: [] }
}
