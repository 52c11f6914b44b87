import { expect, it } from 'vitest'
import { seatMatchId } from './read-match.ts'

it('a seat’s name for its match follows from the seed, and differs from every other seat’s', () => {
  const names = [0, 1, 2, 3, 4, 5].map((seat) => seatMatchId({ seed: 'seed', seat }))
  expect(new Set(names).size).toBe(6)
  expect(names.every((name) => /^[\w-]{22}$/.test(name))).toBe(true)
  expect(seatMatchId({ seed: 'seed', seat: 0 })).toBe(names[0])
  expect(seatMatchId({ seed: 'another', seat: 0 })).not.toBe(names[0])
})
