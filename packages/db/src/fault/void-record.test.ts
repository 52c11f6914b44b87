import { describe, expect, it } from 'vitest'
import { voidsMoreOften } from './void-record.ts'

const others = { voids: 10, matches: 6000 }
const of = (voids: number, matches: number) => voidsMoreOften({ voids, matches }, others)

describe('an agent voids matches more often than others', () => {
  it.each([
    [3, 10],
    [3, 20],
    [5, 50],
    [40, 1000],
  ])('with %i void ones of %i', (voids, matches) => expect(of(voids, matches)).toBe(true))
})

describe('an agent does not', () => {
  it.each([
    ['with so few matches that nobody can tell', 3, 5],
    ['with two void ones, however few it has played', 2, 10],
    ['with as many as chance explains', 3, 60],
    ['with the same share of very many', 20, 1000],
    ['with none', 0, 500],
  ])('%s', (_, voids, matches) => expect(of(voids, matches)).toBe(false))

  it('if as many are void for all the others', () => {
    const bad = { voids: 900, matches: 6000 }
    expect(voidsMoreOften({ voids: 9, matches: 50 }, bad)).toBe(false)
    expect(voidsMoreOften({ voids: 20, matches: 50 }, bad)).toBe(true)
  })

  it('if all matches of all others are void', () => {
    expect(voidsMoreOften({ voids: 50, matches: 50 }, { voids: 10, matches: 10 })).toBe(false)
  })
})
