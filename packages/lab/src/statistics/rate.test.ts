import { expect, test } from 'vitest'
import { exactRate, wilsonRate } from './by-deal/rates.ts'
import { binomialAtMost } from './distributions.ts'

// Newcombe, Statistics in Medicine 17 (1998), table I: methods 3 (Wilson) and 5 (Clopper and Pearson).
const published = [
  { of: [81, 263], wilson: [0.2553, 0.3662], exact: [0.2527, 0.3676] },
  { of: [15, 148], wilson: [0.0624, 0.1605], exact: [0.0578, 0.1617] },
  { of: [0, 20], wilson: [0, 0.1611], exact: [0, 0.1684] },
  { of: [1, 29], wilson: [0.0061, 0.1718], exact: [0.0009, 0.1776] },
] as const

test.each(published)("$of has Newcombe's intervals", ({ of: [successes, trials], wilson, exact }) => {
  const [byWilson, byTail] = [wilsonRate(successes, trials), exactRate(successes, trials)]
  expect(byWilson.low).toBeCloseTo(wilson[0], 4)
  expect(byWilson.high).toBeCloseTo(wilson[1], 4)
  expect(byTail.low).toBeCloseTo(exact[0], 4)
  expect(byTail.high).toBeCloseTo(exact[1], 4)
})

test('without a trial there is no rate', () => {
  expect(wilsonRate(0, 0)).toMatchObject({ value: null, low: null, without: 'nothing-seen' })
  expect(exactRate(0, 0)).toMatchObject({ value: null, low: null, without: 'nothing-seen' })
})

test('by enumeration, the exact interval never holds the truth less often than 95 in a hundred', () => {
  for (const trials of [10, 20, 40]) {
    const intervals = Array.from({ length: trials + 1 }, (_, hits) => exactRate(hits, trials))
    for (let rate = 0.01; rate < 1; rate += 0.01) {
      const within = intervals.reduce((sum, { low, high }, hits) => {
        const chance = binomialAtMost(hits, trials, rate) - binomialAtMost(hits - 1, trials, rate)
        return low !== null && low <= rate && rate <= high ? sum + chance : sum
      }, 0)
      expect(within).toBeGreaterThanOrEqual(0.95 - 1e-12)
    }
  }
})
