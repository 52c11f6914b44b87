import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { pairDeals, sumsByDeal } from './deal-sums.ts'
import { differenceSample, ratioSample } from './sample.ts'

const sums = (values: readonly (readonly [number, number])[]) =>
  values.map(([above, below], deal) => ({ deal: String(deal), above, below }))

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
  const sample = ratioSample(
    sumsByDeal([2, 4, 4, 4, 5, 5, 7, 9].map((above, deal) => ({ deal: String(deal), above }))),
  )
  expect(sample?.value).toBe(5)
  expect(sample?.error).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12)
})

test('the error of a ratio is that of the deviations from it', () => {
  // 6 of 10. Left over: 3 − 0.6·4 = 0.6, 1 − 0.6·4 = −1.4, 2 − 0.6·2 = 0.8. Squares: 0.36 + 1.96 + 0.64 = 2.96.
  const sample = ratioSample(
    sums([
      [3, 4],
      [1, 4],
      [2, 2],
    ]),
  )
  expect(sample?.value).toBeCloseTo(0.6, 12)
  expect(sample?.error).toBeCloseTo(Math.sqrt((3 / 2) * 2.96) / 10, 12)
})

test('a difference is told by the deals that both have', () => {
  const first = sumsByDeal([1, 2, 4].map((above, deal) => ({ deal: String(deal), above })))
  const second = sumsByDeal([0, 0, 1].map((above, place) => ({ deal: String(place + 1), above })))
  const pairs = pairDeals(first, second)
  expect(pairs.map(({ deal }) => deal)).toEqual(['1', '2'])
  const sample = differenceSample(pairs)
  expect(sample?.value).toBe(3)
  expect(sample?.error).toBe(1)
})

test('nothing divided by nothing is no value', () => {
  expect(ratioSample([])).toBeNull()
  expect(ratioSample(sums([[0, 0]]))).toBeNull()
})

test('what is drawn again is computed as what was played', () => {
  const first = sums([
    [3, 4],
    [1, 4],
    [2, 2],
    [5, 7],
  ])
  const second = sums([
    [1, 3],
    [2, 2],
    [0, 1],
    [4, 9],
  ])
  const pairs = pairDeals(first, second)
  const rng = rngAt('again', 0)
  const drawn = Array.from({ length: 4 }, () => rng.int(4))
  const again = differenceSample(drawn.flatMap((place) => pairs[place] ?? []))
  const redrawn = differenceSample(pairs)?.redraw(rngAt('again', 0))
  const real = differenceSample(pairs)
  expect(redrawn?.shift).toBeCloseTo((again?.value ?? 0) - (real?.value ?? 0), 12)
  expect(redrawn?.error).toBeCloseTo(again?.error ?? 0, 12)
  const own = ratioSample(drawn.flatMap((place) => first[place] ?? []))
  expect(ratioSample(first)?.redraw(rngAt('again', 0))?.error).toBeCloseTo(own?.error ?? 0, 12)
})
