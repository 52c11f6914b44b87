import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { chiSquareTail } from '../distributions.ts'
import { exactMultinomial } from './exact-multinomial.ts'
import { uniformity, uniformityByDeal } from './uniformity.ts'

const rng = () => rngAt('uniformity', 0)

test('small tests are those of enumeration by hand', () => {
  // Three throws of three faces: of 27, 3 are alike, 18 have two alike, 6 none.
  expect(exactMultinomial([3, 0, 0], rng())).toEqual({ p: expect.closeTo(3 / 27, 12), by: 'enumeration' })
  expect(exactMultinomial([2, 1, 0], rng()).p).toBeCloseTo(21 / 27, 12)
  expect(exactMultinomial([1, 1, 1], rng()).p).toBeCloseTo(1, 12)
})

test('with two faces it is the sign test', () => {
  // 8 of 10 or more on one side: 2 · (45 + 10 + 1) of 1,024.
  expect(exactMultinomial([8, 2], rng()).p).toBeCloseTo(112 / 1024, 12)
})

test('draws come close to the enumeration', () => {
  const counts = [30, 20, 25, 25, 22, 28, 24, 26]
  const found = uniformity(counts, rng())
  expect(found?.exact.by).toBe('draws')
  expect(Math.abs((found?.exact.p ?? 0) - (found?.p ?? 1))).toBeLessThan(0.02)
})

test('the die of the textbook is not fair', () => {
  // 60 throws of a die, 5, 8, 9, 8, 10, 20: chi-square 13.4 with 5 degrees of freedom, p = 0.0199.
  const found = uniformity([5, 8, 9, 8, 10, 20], rng())
  expect(found?.chiSquare).toBeCloseTo(13.4, 12)
  expect(found?.freedom).toBe(5)
  expect(found?.p).toBeCloseTo(0.0199, 4)
})

test('votes that follow each other in a deal are worth one', () => {
  // Ten deals of five equal votes. As 50 votes they would be far from uniform.
  const deals = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3].map((choice) =>
    [0, 1, 2, 3].map((other) => (other === choice ? 5 : 0)),
  )
  const found = uniformityByDeal(deals, rng())
  expect(found).toMatchObject({ counts: [20, 15, 10, 5], n: 50, deals: 10 })
  expect(uniformity([20, 15, 10, 5], rng())?.p).toBeLessThan(0.03)
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
  expect(Math.abs((found?.p ?? 0) - chiSquareTail(3, 3))).toBeLessThan(0.02)
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
  expect(uniformity([0, 0], rng())).toBeNull()
  expect(uniformity([5], rng())).toBeNull()
  expect(uniformityByDeal([[0, 0]], rng())).toBeNull()
})
