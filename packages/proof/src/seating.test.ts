import { describe, expect, it } from 'vitest'
import { seatingOf } from './commitment.ts'

const agents = ['d', 'a', 'c', 'b'].map((id) => ({ id }))
const names = (seed: string, among = agents) => seatingOf(seed, among, ({ id }) => id).map(({ id }) => id)

describe('seating', () => {
  it('gives every agent one seat', () => {
    expect(names('any').toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('does not depend on the order in which the agents came', () => {
    expect(names('any', agents.toReversed())).toEqual(names('any'))
  })

  it('depends on the seed', () => {
    const seatings = Array.from({ length: 200 }, (_, index) => names(`seed ${index}`).join(''))
    expect(new Set(seatings).size).toBe(24)
  })

  it('of a seed never changes', () => {
    expect(names('for ever')).toEqual(['c', 'a', 'b', 'd'])
  })

  it('seats an agent as often as it plays', () => {
    const twice = (seed: string) => names(seed, [{ id: 'b' }, { id: 'a' }, { id: 'b' }])
    expect(twice('any').toSorted()).toEqual(['a', 'b', 'b'])
    const seatings = Array.from({ length: 60 }, (_, index) => twice(`seed ${index}`).join(''))
    expect(new Set(seatings)).toEqual(new Set(['abb', 'bab', 'bba']))
  })
})
