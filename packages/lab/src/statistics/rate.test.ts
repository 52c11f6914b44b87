import { expect, test } from 'vitest'
import { wilsonRate } from './by-deal/rates.ts'

// Newcombe, Statistics in Medicine 17 (1998), table I: method 3 (Wilson).
const published = [
  { of: [81, 263], wilson: [0.2553, 0.3662] },
  { of: [15, 148], wilson: [0.0624, 0.1605] },
  { of: [0, 20], wilson: [0, 0.1611] },
  { of: [1, 29], wilson: [0.0061, 0.1718] },
] as const

test.each(published)("$of has Newcombe's intervals", ({ of: [successes, trials], wilson }) => {
  const { low, high } = wilsonRate(successes, trials)
  expect(low).toBeCloseTo(wilson[0], 4)
  expect(high).toBeCloseTo(wilson[1], 4)
})

test('without a trial there is no rate', () => {
  expect(wilsonRate(0, 0)).toMatchObject({ value: null, low: null, without: 'nothing-seen' })
})
