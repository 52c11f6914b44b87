import { expect, test } from 'vitest'
import type { Comparison } from '../compare.ts'
import { binomialAtMost } from '../distributions.ts'
import { dealsNeeded, detectable, moreDeals, powerOf } from './deals-needed.ts'

test('the power of twenty pairs is that of the noncentral t distribution', () => {
  // power.t.test(n = 20, delta = 0.5, type = "paired") of R gives 0.5645, and for delta = 0.8 it gives 0.9239.
  expect(powerOf({ difference: 0.5, deviation: 1, deals: 20 })).toBeCloseTo(0.5645, 3)
  expect(powerOf({ difference: -1.6, deviation: 2, deals: 20 })).toBeCloseTo(0.9239, 3)
})

test('without a difference the power is the chance of a false alarm', () => {
  for (const deals of [4, 10, 100, 5000]) {
    expect(powerOf({ difference: 0, deviation: 1, deals })).toBeCloseTo(0.05, 4)
    expect(powerOf({ difference: 0, deviation: 1, deals, alpha: 0.01 })).toBeCloseTo(0.01, 4)
  }
})

// Numbers of pairs for a two-sided t test at 0.05 (Cohen, Statistical Power Analysis, for paired data; G*Power 3).
test.each([
  [0.2, 0.8, 199],
  [0.2, 0.9, 265],
  [0.5, 0.8, 34],
  [0.5, 0.9, 44],
  [0.8, 0.8, 15],
  [0.8, 0.9, 19],
])('a difference of %d deviations is found with a power of %d by %d deals', (difference, power, deals) => {
  expect(dealsNeeded({ difference, deviation: 1, power })).toBe(deals)
})

test('what a planned size finds is what needs that size', () => {
  const difference = detectable({ deviation: 3, deals: 34, power: 0.8 }) ?? Number.NaN
  expect(powerOf({ difference, deviation: 3, deals: 34 })).toBeCloseTo(0.8, 6)
  expect(dealsNeeded({ difference: difference + 1e-6, deviation: 3, power: 0.8 })).toBe(34)
  expect(detectable({ deviation: 3, deals: 9, power: 0.8 })).toBeNull()
})

test('two rates are told apart by about as many as the textbook says', () => {
  // Chow, Shao and Wang, Sample Size Calculations in Clinical Research: 0.65 and 0.85 need 70 by the normal curve.
  const deviation = Math.sqrt(0.65 * 0.35 + 0.85 * 0.15)
  const needed = dealsNeeded({ difference: 0.2, deviation, power: 0.8 })
  expect(needed).toBeGreaterThanOrEqual(70)
  expect(needed).toBeLessThanOrEqual(72)
})

test('a false alarm in a hundred asks for more deals than five', () => {
  // Cohen's table for paired data at 0.01, two-sided: 51 pairs for half a deviation and a power of 0.8.
  expect(dealsNeeded({ difference: 0.5, deviation: 1, power: 0.8, alpha: 0.01 })).toBe(51)
})

/** By enumeration of all outcomes: how often a two-sided sign test finds that one succeeds alone more often. */
function signPower(deals: number, alone: number, otherAlone: number): number {
  const apart = alone + otherAlone
  let power = 0
  for (let told = 1; told <= deals; told++) {
    const chance = binomialAtMost(told, deals, apart) - binomialAtMost(told - 1, deals, apart)
    for (let wins = 0; wins <= told; wins++) {
      const fewer = Math.min(wins, told - wins)
      if (2 * binomialAtMost(fewer, told, 0.5) > 0.05) continue
      const share = binomialAtMost(wins, told, alone / apart) - binomialAtMost(wins - 1, told, alone / apart)
      power += chance * share
    }
  }
  return power
}

test.each([
  [0.45, 0.15],
  [0.4, 0.1],
  [0.3, 0.15],
])('single trials find a difference of %d and %d as enumeration says', (alone, otherAlone) => {
  const difference = alone - otherAlone
  const deviation = Math.sqrt(alone + otherAlone - difference ** 2)
  const deals = dealsNeeded({ difference, deviation, power: 0.8, step: 1 }) ?? 0
  const found = signPower(deals, alone, otherAlone)
  expect(found).toBeGreaterThan(0.77)
  expect(found).toBeLessThan(0.85)
})

test('no difference is found by no number of deals', () => {
  expect(dealsNeeded({ difference: 0, deviation: 1, power: 0.8 })).toBeNull()
})

const seen = (value: number, reach: number, p: number): Comparison => {
  const [low, high] = [value - reach, value + reach]
  const estimate = { value, low, high, n: 40, deals: 20, method: 'bootstrap-t-by-deal' } as const
  return { first: estimate, second: estimate, difference: estimate, test: { p, by: 'draws' }, deviation: 1 }
}

test('more deals are counted from those that were played', () => {
  expect(moreDeals(seen(0.2, 0.4, 0.3))).toBe(179)
  expect(moreDeals(seen(0.8, 0.4, 0.01))).toBe(0)
  expect(moreDeals(seen(0.8, 0.9, 0.06))).toBe(1)
  expect(moreDeals(seen(0, 0.4, 1))).toBeNull()
  expect(moreDeals(seen(0.001, 0.4, 0.9))).toBeNull()
})

test('where only successes are counted, a few more are needed', () => {
  const scores = seen(0.2, 0.4, 0.3)
  expect(moreDeals({ ...scores, step: 1 })).toBeGreaterThan(moreDeals(scores) ?? 0)
})

test('among five comparisons more deals are needed', () => {
  // 0.05 divided by five: 51 pairs for half a deviation, as above.
  expect(moreDeals(seen(0.5, 0.6, 0.04), { p: 0.04, corrected: 0.2, comparisons: 5 })).toBe(31)
})

test('in a family in which no comparison counts, no fewer deals are needed than for one', () => {
  const [scores, p] = [seen(0.2, 0.4, 0.3), { p: 0.3, corrected: 0.3 }]
  expect(moreDeals(scores, { ...p, comparisons: 0 })).toBe(moreDeals(scores, { ...p, comparisons: 1 }))
})
