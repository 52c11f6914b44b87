import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import type { PairedDeal } from './deal-sums.ts'
import { swapTest } from './swap-test.ts'

const rng = () => rngAt('swaps', 0)

const pair = (deal: number, first: readonly number[], second: readonly number[]): PairedDeal => ({
  deal: String(deal),
  first: { deal: String(deal), above: first[0] ?? 0, below: first[1] ?? 1 },
  second: { deal: String(deal), above: second[0] ?? 0, below: second[1] ?? 1 },
})

// Darwin's maize, in eighths of an inch, as Fisher has it in The Design of Experiments (1935), section 21.
const maize = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48]

test("Darwin's maize has Fisher's 1,726 of 32,768 arrangements", () => {
  const pairs = maize.map((difference, deal) => pair(deal, [difference], [0]))
  expect(swapTest(pairs, rng())).toEqual({ p: 1726 / 32768, by: 'enumeration' })
})

test('draws come close to the enumeration, and are the same for the same seed', () => {
  // Two more pairs that say little are one deal too many for the enumeration.
  const pairs = [...maize, 0.001, 0.001].map((difference, deal) => pair(deal, [difference], [0]))
  const found = swapTest(pairs, rng())
  expect(found?.by).toBe('draws')
  expect(Math.abs((found?.p ?? 1) - 1726 / 32768)).toBeLessThan(0.008)
  expect(swapTest(pairs, rng())).toEqual(found)
})

test('ratios are swapped with what they are divided by', () => {
  // Enumerated by hand: of (3/4 + 1/1, 0/2 + 0/3) only the swap of both deals is as great as 4/5 − 0.
  const pairs = [pair(1, [3, 4], [0, 2]), pair(2, [1, 1], [0, 3])]
  expect(swapTest(pairs, rng())).toEqual({ p: 0.5, by: 'enumeration' })
})

test('deals that both played alike say nothing, and cost nothing', () => {
  const alike = Array.from({ length: 50 }, (_, deal) => pair(deal, [2, 6], [2, 6]))
  expect(swapTest(alike, rng())).toEqual({ p: 1, by: 'enumeration' })
  const clear = Array.from({ length: 8 }, (_, deal) => pair(100 + deal, [6, 6], [0, 6]))
  expect(swapTest([...alike, ...clear], rng())).toEqual({ p: 2 / 256, by: 'enumeration' })
})

test('thousands of deals are judged by Student', () => {
  const pairs = Array.from({ length: 4900 }, (_, deal) => pair(deal, [deal % 2 === 0 ? 1.02 : -0.98], [0]))
  // The mean is 0.02 and its standard error 1/70: t is 1.4, and 0.1616 of a t with 4,899 degrees lies beyond.
  const found = swapTest(pairs, rng())
  expect(found?.by).toBe('student')
  expect(found?.p).toBeCloseTo(0.1616, 3)
})

test('there is no test where one of them showed nothing', () => {
  expect(swapTest([pair(1, [1, 1], [0, 0])], rng())).toBeNull()
  expect(swapTest([], rng())).toBeNull()
})

test('among hundreds of comparisons, what no draw reaches is told by the tail of Student', () => {
  const pairs = Array.from({ length: 60 }, (_, deal) => pair(deal, [1 + (deal % 7) / 7], [0]))
  expect(swapTest(pairs, rng())).toEqual({ p: 1 / 10_000, by: 'draws' })
  const found = swapTest(pairs, rng(), 500)
  expect(found?.by).toBe('student')
  expect((found?.p ?? 1) * 500).toBeLessThan(0.001)
  // 17 deals have 2¹⁶ ways to swap names, and no chance is less than one of them.
  expect(swapTest(pairs.slice(0, 17), rng(), 500)?.p).toBe(2 ** -16)
})
