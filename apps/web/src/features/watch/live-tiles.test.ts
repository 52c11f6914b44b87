import { describe, expect, it } from 'vitest'
import { seatNewTable, wallOf, withStatus, withWaiting } from './live-tiles.ts'
import type { Wall } from './live-tiles.ts'

const table = (id: string) => ({ id, game: 'who-is-spy', language: 'en' as const, seats: [] })
const changed = (id: string, status: 'running' | 'finished' | 'void' | 'waiting') => ({
  id,
  status,
  entries: 1,
})
const full = wallOf(['a', 'b'])
const names = ({ tiles }: Wall) => tiles.map(({ id }) => id)

describe('the wall of live tables', () => {
  it('has whole rows, and a single place if nothing is running', () => {
    const places = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((ids) => wallOf(ids).places)
    expect(places).toEqual([1, 2, 2, 4])
  })

  it('never has more places than at the start, however many tables are dealt', () => {
    let wall = wallOf(['a', 'b', 'c'])
    for (let number = 0; number < 20; number++) wall = seatNewTable(wall, table(`new ${number}`))
    expect([wall.places, wall.tiles.length, wall.waiting.length]).toEqual([4, 4, 19])
  })

  it('puts a new table in the place of a finished one, if there is one', () => {
    const over = withStatus(full, changed('a', 'finished'))
    expect(names(over)).toEqual(['a', 'b'])
    expect(names(seatNewTable(over, table('c')))).toEqual(['c', 'b'])
  })

  it('gives a waiting table a place as soon as another is over', () => {
    const waiting = seatNewTable(full, table('c'))
    const wall = withStatus(waiting, changed('b', 'void'))
    expect([names(wall), wall.waiting]).toEqual([['a', 'c'], []])
  })

  it('leaves a finished table in its place while it is in use, and takes the place afterwards', () => {
    const over = withStatus(full, changed('a', 'finished'))
    const waiting = seatNewTable(over, table('c'), ['a'])
    expect([names(waiting), waiting.waiting.length]).toEqual([['a', 'b'], 1])
    expect(names(withStatus(waiting, changed('b', 'finished'), ['a']))).toEqual(['a', 'c'])
    expect(names(withStatus(waiting, changed('b', 'running')))).toEqual(['c', 'b'])
  })

  it('makes room for waiting tables on request', () => {
    const wall = withWaiting(seatNewTable(full, table('c')))
    expect([names(wall), wall.places, wall.waiting]).toEqual([['a', 'b', 'c'], 4, []])
  })

  it('forgets a waiting table that is over before it got a place', () => {
    const wall = withStatus(seatNewTable(full, table('c')), changed('c', 'finished'))
    expect([names(wall), wall.waiting]).toEqual([['a', 'b'], []])
  })

  it('takes each table only once', () => {
    expect(names(seatNewTable(full, table('a')))).toEqual(['a', 'b'])
    for (const change of [changed('a', 'running'), changed('x', 'waiting'), changed('x', 'void')]) {
      expect(names(withStatus(full, change))).toEqual(['a', 'b'])
    }
  })
})
