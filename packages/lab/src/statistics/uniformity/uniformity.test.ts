import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { uniformityByDeal } from './uniformity.ts'

const rng = () => rngAt('uniformity', 0)

test('votes that follow each other in a deal are worth one', () => {
  // Ten deals of five equal votes. As 50 votes they would be far from uniform.
  const deals = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3].map((choice) =>
    [0, 1, 2, 3].map((other) => (other === choice ? 5 : 0)),
  )
  const found = uniformityByDeal(deals, rng())
  expect(found).toMatchObject({ counts: [20, 15, 10, 5], n: 50, deals: 10 })
  // By enumeration, 10 single votes are as far from uniform as 4, 3, 2, 1 in this share of cases.
  expect(found?.p).toBeGreaterThan(0.6)
})

test('a choice that draws the votes of every deal is found', () => {
  const deals = Array.from({ length: 12 }, (_, deal) => [4, deal % 2, (deal + 1) % 2, 0])
  expect(uniformityByDeal(deals, rng())?.p).toBe(1 / 10_000)
})

test('a choice that is not offered draws nothing and is not expected to', () => {
  // Nobody may vote for itself: the first is offered in half of the deals, and takes every vote there.
  const deals = Array.from({ length: 20 }, (_, deal) => (deal % 2 === 0 ? [1, 0, 0] : [null, 1, 0]))
  const found = uniformityByDeal(deals, rng())
  expect(found).toMatchObject({ counts: [10, 10, 0], n: 20 })
  expect(found?.expected.map((even) => Number(even.toFixed(4)))).toEqual([3.3333, 8.3333, 8.3333])
  expect(found?.p).toBeLessThan(0.01)
})

test('many thousand deals take no longer, and follow the curve of chi-square where each has one vote', () => {
  const votes = [25_200, 24_850, 25_050, 24_900].flatMap((count, choice) => Array<number>(count).fill(choice))
  const deals = votes.map((choice) => [0, 1, 2, 3].map((other) => (other === choice ? 1 : 0)))
  const found = uniformityByDeal(deals, rng())
  expect(found?.chiSquare).toBeCloseTo(3, 12)
  // Chi-square of 3 with 3 degrees of freedom.
  expect(Math.abs((found?.p ?? 0) - 0.3916)).toBeLessThan(0.02)
})

test('what was not offered counts for nothing in many deals, and votes of one deal are worth one', () => {
  const even = Array.from({ length: 6_000 }, (_, deal) =>
    [0, 1, 2].map((choice) => (choice === deal % 3 ? null : choice === (deal + 1 + (deal % 2)) % 3 ? 5 : 0)),
  )
  const found = uniformityByDeal(even, rng())
  expect(found).toMatchObject({ counts: [10_000, 10_000, 10_000], p: 1 })
  const biased = even.map((deal) => (deal[0] === null ? deal : [5, ...deal.slice(1).map((one) => one && 0)]))
  expect(uniformityByDeal(biased, rng())?.p).toBe(1 / 10_000)
})

test('without choices there is nothing to test', () => {
  expect(uniformityByDeal([[0, 0]], rng())).toBeNull()
})
