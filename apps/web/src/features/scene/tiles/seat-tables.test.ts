import { expect, it } from 'vitest'
import { seatTables } from './seat-tables.ts'

const placed = (...ids: string[]) => ids.map((id) => ({ table: { id }, isOver: false }))
const tables = (...ids: string[]) => ids.map((id) => ({ id }))
const names = (places: ReturnType<typeof placed>) =>
  places.map(({ table, isOver }) => (isOver ? `${table.id} over` : table.id))
const after = (...[before, on, inUse]: Parameters<typeof seatTables<{ id: string }>>) =>
  names([...seatTables(before, on, inUse)])

it('a table keeps its place, in whatever order the news names it', () => {
  expect(after(placed('a', 'b'), tables('b', 'a'))).toEqual(['a', 'b'])
})

it('a table that is over gives its place to the next one, and keeps it while there is none', () => {
  expect(after(placed('a', 'b'), tables('b', 'c'))).toEqual(['c', 'b'])
  expect(after(placed('a', 'b'), tables('b'))).toEqual(['a over', 'b'])
})

it('a table that is pointed at is not taken away', () => {
  expect(after(placed('a', 'b'), tables('c'), ['a'])).toEqual(['a over', 'c'])
})

it('there are never more places than at the start', () => {
  expect(after(placed('a'), tables('a', 'b', 'c'))).toEqual(['a'])
})
