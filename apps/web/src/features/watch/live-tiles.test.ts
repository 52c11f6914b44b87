import { describe, expect, it } from 'vitest'
import { mostTiles, seatNewTable, tilesOf, withoutTable, withStatus } from './live-tiles.ts'
import type { LiveTable } from './live-tiles.ts'

const table = (id: string): LiveTable => ({ header: { id, language: 'en', seats: [] }, entries: [] })
const changed = (id: string, status: 'running' | 'finished' | 'void' | 'waiting') => ({
  id,
  status,
  entries: 1,
})
const wall = tilesOf([table('a'), table('b')])
const names = (tiles: typeof wall) => tiles.map(({ id }) => id)

describe('the wall of live tables', () => {
  it('gives a new table a place at the end, before anything is known of it', () => {
    const tiles = withStatus(wall, changed('c', 'running'))
    expect(names(tiles)).toEqual(['a', 'b', 'c'])
    expect(tiles[2]?.table).toBeUndefined()
    expect(seatNewTable(tiles, table('c'))[2]?.table?.header.id).toBe('c')
  })

  it('puts it in the place of one that is over, where there is one', () => {
    const over = withStatus(wall, changed('a', 'finished'))
    expect(names(over)).toEqual(['a', 'b'])
    expect(names(withStatus(over, changed('c', 'running')))).toEqual(['c', 'b'])
  })

  it('finds a place for a table that none was kept for', () => {
    expect(names(seatNewTable(wall, table('c')))).toEqual(['a', 'b', 'c'])
  })

  it('gives back a place whose table did not come, and never a table', () => {
    expect(names(withoutTable(withStatus(wall, changed('c', 'running')), 'c'))).toEqual(['a', 'b'])
    expect(names(withoutTable(wall, 'a'))).toEqual(['a', 'b'])
  })

  it('moves nothing for a table it knows, or one that has not begun or is already over', () => {
    for (const change of [changed('a', 'running'), changed('x', 'waiting'), changed('x', 'void')]) {
      expect(names(withStatus(wall, change))).toEqual(['a', 'b'])
    }
  })

  it('takes no more than it has room for', () => {
    const full = tilesOf(Array.from({ length: mostTiles }, (_, number) => table(`t${number}`)))
    expect(names(withStatus(full, changed('x', 'running')))).toEqual(names(full))
  })
})
