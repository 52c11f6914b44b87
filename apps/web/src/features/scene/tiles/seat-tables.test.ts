import { expect, it } from 'vitest'
import { seatTables, wallOf, withWaiting } from './scene-tiles.tsx'
import type { Wall } from './scene-tiles.tsx'

type Table = { readonly id: string; readonly isReplay?: boolean }
const tables = (...ids: string[]) => ids.map((id) => ({ id }))
const wall = (...ids: string[]) => wallOf<Table>(tables(...ids), true)
const names = ({ tables: placed }: Wall<Table>) =>
  placed.map(({ table, isOver }) => (isOver ? `${table.id} over` : table.id))
const after = (before: Wall<Table>, on: readonly Table[], inUse?: readonly string[]) =>
  names(seatTables(before, on, inUse))

it('a table keeps its place, in whatever order the news names it', () => {
  expect(after(wall('a', 'b'), tables('b', 'a'))).toEqual(['a', 'b'])
})

it('a table that is over gives its place to the next one, and keeps it while there is none', () => {
  expect(after(wall('a', 'b'), tables('b', 'c'))).toEqual(['c', 'b'])
  expect(after(wall('a', 'b'), tables('b'))).toEqual(['a over', 'b'])
})

it('a table that is pointed at is not taken away', () => {
  expect(after(wall('a', 'b'), tables('c'), ['a'])).toEqual(['a over', 'c'])
})

it('a new table gets a free place, and the page has whole rows of three, or one place where nothing is on', () => {
  expect([0, 1, 2, 3, 4].map((count) => wallOf(Array.from({ length: count })).places)).toEqual([
    1, 3, 3, 3, 6,
  ])
  expect(after(wallOf(tables('a')), tables('a', 'b'))).toEqual(['a', 'b'])
  expect(after(wallOf<Table>([]), tables('a'))).toEqual(['a'])
})

it('a page does not grow by itself: other tables wait until the reader asks for them', () => {
  const full = seatTables(wall('a'), tables('a', 'b'))
  expect([names(full), full.waiting]).toEqual([['a'], tables('b')])
  expect(names(withWaiting(full))).toEqual(['a', 'b'])
  expect(seatTables(full, tables('b')).waiting).toEqual([])
  const replay = { id: 'r', isReplay: true }
  expect(seatTables(wall('a'), [...tables('a'), replay]).waiting).toEqual([])
})
