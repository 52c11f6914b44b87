import { expect, it } from 'vitest'
import { howItWent } from './appeal-line.tsx'

const appeal = { rounds: null, tension: null, moments: null, ratings: null }

it.each([
  [{ tension: 3, moments: 9, rounds: 3 }, 'open'],
  [{ tension: 2, moments: 9 }, 'close'],
  [{ tension: 0, moments: 3, rounds: 1 }, 'eventful'],
  [{ tension: 1, moments: 2, rounds: 1 }, undefined],
  [{ tension: 0, moments: 2, rounds: 2 }, 'early'],
  [{ tension: 1, moments: 2, rounds: 2 }, undefined],
  [{}, undefined],
] as const)('of %j says %s', (known, word) => {
  expect(howItWent({ ...appeal, ...known })).toBe(word)
})
