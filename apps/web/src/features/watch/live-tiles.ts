import type { LobbyChanged, SpyEntry } from '@wis/protocol'
import type { TableHeader } from './mini-table.tsx'

export const mostTiles = 12

export interface LiveTable {
  readonly header: TableHeader
  readonly entries: readonly SpyEntry[]
}

/** A place on the wall of live tables. */
export interface Tile {
  readonly id: string
  readonly isOver: boolean
  /** Undefined while it is on its way. */
  readonly table: LiveTable | undefined
}

export function tilesOf(tables: readonly LiveTable[]): readonly Tile[] {
  return tables.map((table) => ({ id: table.header.id, isOver: false, table }))
}

/** Marks a table that is over; one that is dealt anew gets a place at once, to be filled when it is known. */
export function withStatus(tiles: readonly Tile[], { id, status }: LobbyChanged['match']): readonly Tile[] {
  const isOver = status === 'finished' || status === 'void'
  if (tiles.some((tile) => tile.id === id)) {
    return tiles.map((tile) => (tile.id === id ? { ...tile, isOver } : tile))
  }
  return status === 'running' ? place(tiles, { id, isOver: false, table: undefined }) : tiles
}

/** Fills the place kept for a table, or finds it one. */
export function seatNewTable(tiles: readonly Tile[], table: LiveTable): readonly Tile[] {
  const { id } = table.header
  if (!tiles.some((tile) => tile.id === id)) return place(tiles, { id, isOver: false, table })
  return tiles.map((tile) => (tile.id === id ? { ...tile, table } : tile))
}

/** Gives back the place kept for a table that did not come. */
export function withoutTable(tiles: readonly Tile[], matchId: string): readonly Tile[] {
  return tiles.filter(({ id, table }) => id !== matchId || table !== undefined)
}

/** In the place of the first table that is over, else at the end, else nowhere: nothing else moves. */
function place(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  const over = tiles.findIndex(({ isOver }) => isOver)
  if (over !== -1) return tiles.with(over, tile)
  return tiles.length < mostTiles ? [...tiles, tile] : tiles
}
