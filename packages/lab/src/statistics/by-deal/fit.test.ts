import { expect, test } from 'vitest'
import { pairDeals, sumsByDeal } from './deal-sums.ts'
import { differenceOf, everyPlace, ratioOf } from './fit.ts'

test('matches of one deal are one sum', () => {
  const seen = [
    { deal: 'a', above: 1 },
    { deal: 'b', above: 2, below: 3 },
    { deal: 'a', above: 4 },
  ]
  expect(sumsByDeal(seen)).toEqual([
    { deal: 'a', above: 5, below: 2 },
    { deal: 'b', above: 2, below: 3 },
  ])
})

test('with one match a deal, the error of a mean is the textbook one', () => {
  // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, variance 32 / 7.
  const sums = sumsByDeal([2, 4, 4, 4, 5, 5, 7, 9].map((above, deal) => ({ deal: String(deal), above })))
  const fit = ratioOf(sums)(everyPlace(8))
  expect(fit?.value).toBe(5)
  expect(fit?.error).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12)
})

test('the error of a ratio is that of the deviations from it', () => {
  // 6 of 10. Left over: 3 − 0.6·4 = 0.6, 1 − 0.6·4 = −1.4, 2 − 0.6·2 = 0.8. Squares: 0.36 + 1.96 + 0.64 = 2.96.
  const sums = [
    { deal: 'a', above: 3, below: 4 },
    { deal: 'b', above: 1, below: 4 },
    { deal: 'c', above: 2, below: 2 },
  ]
  const fit = ratioOf(sums)(everyPlace(3))
  expect(fit?.value).toBeCloseTo(0.6, 12)
  expect(fit?.error).toBeCloseTo(Math.sqrt((3 / 2) * 2.96) / 10, 12)
})

test('a difference is told by the deals that both have', () => {
  const first = sumsByDeal([1, 2, 4].map((above, deal) => ({ deal: String(deal), above })))
  const second = sumsByDeal([0, 0, 1].map((above, place) => ({ deal: String(place + 1), above })))
  const pairs = pairDeals(first, second)
  expect(pairs.map(({ deal }) => deal)).toEqual(['1', '2'])
  const fit = differenceOf(pairs)(everyPlace(2))
  expect(fit?.value).toBe(3)
  expect(fit?.error).toBe(1)
})

test('nothing divided by nothing is no value', () => {
  expect(ratioOf([])(everyPlace(0))).toBeNull()
  expect(ratioOf([{ deal: 'a', above: 0, below: 0 }])(everyPlace(1))).toBeNull()
})
