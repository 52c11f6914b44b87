import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { compare } from './compare.ts'

const deals = Array.from({ length: 24 }, (_, deal) => deal)
const sums = (of: (deal: number) => number, from = 0) =>
  deals.slice(from).map((deal) => ({ deal: String(deal), above: of(deal), below: 2 }))

test('a deal that is good for both moves neither', () => {
  const luck = (deal: number) => (deal * 13) % 24
  const found = compare({
    kind: 'mean',
    first: sums((deal) => luck(deal) + 2 + (deal % 3)),
    second: sums(luck),
    rng: rngAt('compare', 0),
  })
  expect(found.difference).toMatchObject({ value: 1.5, n: 96, deals: 24 })
  expect(found.difference.low).toBeGreaterThan(1.2)
  expect(found.test?.p).toBe(1 / 10_000)
  expect((found.first.high ?? 0) - (found.first.low ?? 0)).toBeGreaterThan(2.5)
})

test('deals that only one of them played stand beside, but not in the comparison', () => {
  const found = compare({
    kind: 'rate',
    first: sums((deal) => deal % 3),
    second: sums((deal) => deal % 2, 4),
    rng: rngAt('compare', 0),
  })
  expect(found.first.deals).toBe(24)
  expect(found.second.deals).toBe(20)
  expect(found.difference.deals).toBe(20)
})

test('the deviation of a deal is that of the differences', () => {
  const found = compare({
    kind: 'mean',
    first: sums((deal) => (deal % 2 === 0 ? 2 : 4)),
    second: sums(() => 0),
    rng: rngAt('compare', 0),
  })
  // Differences a match are 1 and 2, in turn.
  expect(found.deviation).toBeCloseTo(Math.sqrt((24 * 0.25) / 23), 12)
})
