import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import type { DealSum } from './deal-sums.ts'
import { rateByDeal, rateDifference, wilsonRate } from './rates.ts'
import { meanByDeal } from './sample.ts'

const rng = () => rngAt('by deal', 0)
const sum = (deal: number, above: number, below = 1): DealSum => ({ deal: String(deal), above, below })
const width = ({ low, high }: { low: number | null; high: number | null }) => (high ?? 0) - (low ?? 0)

test('a rate with one trial a deal has the plain interval', () => {
  const sums = Array.from({ length: 20 }, (_, deal) => sum(deal, deal < 6 ? 1 : 0))
  expect(rateByDeal(sums)).toEqual(wilsonRate(6, 20))
})

test('deals that all succeed or all fail tell no more than one trial each', () => {
  const sums = Array.from({ length: 20 }, (_, deal) => sum(deal, deal < 6 ? 5 : 0, 5))
  const found = rateByDeal(sums)
  expect(found).toMatchObject({ value: 0.3, n: 100, deals: 20, method: 'wilson-by-deal' })
  expect(width(found)).toBeGreaterThan(width(wilsonRate(6, 20)))
})

test('deals that were balanced tell more than trials that have nothing to do with each other', () => {
  const sums = Array.from({ length: 20 }, (_, deal) => sum(deal, deal % 5 === 0 ? 2 : 3, 6))
  expect(width(rateByDeal(sums))).toBeLessThan(width(wilsonRate(56, 120)))
})

test('a rate of nothing has an interval as if each deal were one trial', () => {
  const sums = Array.from({ length: 10 }, (_, deal) => sum(deal, 0, 12))
  const found = rateByDeal(sums)
  expect(found.low).toBe(0)
  // Wilson's upper end of 0 of 10 with Student's 2.2622 instead of 1.96: 2.2622² / (10 + 2.2622²).
  expect(found.high).toBeCloseTo(0.3385, 4)
})

test('a mean is the same for the same seed', () => {
  const sums = Array.from({ length: 30 }, (_, deal) => sum(deal, (deal * 7) % 11, 1))
  expect(meanByDeal(sums, rng())).toEqual(meanByDeal(sums, rng()))
  expect(meanByDeal(sums, rng())).toMatchObject({ n: 30, deals: 30, method: 'bootstrap-t-by-deal' })
})

test('five identical matches of a deal are worth no more than one', () => {
  const once = Array.from({ length: 30 }, (_, deal) => sum(deal, (deal * 7) % 11, 1))
  const fiveTimes = once.map(({ deal, above }) => ({ deal, above: above * 5, below: 5 }))
  const [few, many] = [meanByDeal(once, rng()), meanByDeal(fiveTimes, rng())]
  expect(many.n).toBe(150)
  expect(many.low).toBeCloseTo(few.low ?? Number.NaN, 9)
  expect(many.high).toBeCloseTo(few.high ?? Number.NaN, 9)
})

test('a mean without an interval says why', () => {
  const nine = Array.from({ length: 9 }, (_, deal) => sum(deal, deal))
  expect(meanByDeal(nine, rng())).toMatchObject({ value: 4, low: null, high: null, without: 'too-few' })
  const alike = Array.from({ length: 50 }, (_, deal) => sum(deal, 12, 6))
  expect(meanByDeal(alike, rng())).toMatchObject({ value: 2, low: null, without: 'no-variation' })
  const lonely = Array.from({ length: 50 }, (_, deal) => sum(deal, deal === 0 ? 1 : 0))
  expect(meanByDeal(lonely, rng())).toMatchObject({ value: 0.02, low: null, without: 'too-few' })
  expect(meanByDeal([sum(1, 0, 0)], rng())).toMatchObject({ value: null, without: 'nothing-seen' })
})

test('the interval of a lopsided score is said to be rough if the deals are few', () => {
  const of = (score: (deal: number) => number, deals: number) =>
    meanByDeal(
      Array.from({ length: deals }, (_, deal) => sum(deal, score(deal))),
      rng(),
    )
  expect(of((deal) => (deal % 5 === 0 ? 100 + deal : deal % 3), 20)).toMatchObject({ rough: true })
  expect(of((deal) => (deal % 5 === 0 ? 100 + deal : deal % 3), 40).rough).toBeUndefined()
  expect(of((deal) => deal, 20).rough).toBeUndefined()
})

test('one deal in ten that carries the score makes no interval of dozens of errors', () => {
  // Points of hold’em as they were played: nine small pots, and a stack.
  const stack = [1, 2, 1, -2, -1, 1, 2, 1, 2, -100].map((above, deal) => sum(deal, above))
  const [now, before] = [meanByDeal(stack, rng()), meanByDeal(stack, rng(), 'unbounded-mean')]
  // The standard error is 10.086, and Student’s t with nine degrees 2.2622.
  expect(width(now)).toBeCloseTo(2 * 3 * 2.2622 * 10.086, 0)
  expect(width(before)).toBeGreaterThan(5 * width(now))
  expect(now).toMatchObject({ value: -9.3, rough: true, method: 'bootstrap-t-by-deal' })
  const sound = Array.from({ length: 10 }, (_, deal) => sum(deal, (deal * 7) % 11))
  expect(meanByDeal(sound, rng())).toEqual(meanByDeal(sound, rng(), 'unbounded-mean'))
})

test('a thousand deals and more are told by Student', () => {
  const sums = Array.from({ length: 1001 }, (_, deal) => sum(deal, deal % 2))
  const found = meanByDeal(sums, rng())
  expect(found.method).toBe('student-by-deal')
  // The standard deviation is a half: 1.9623 · 0.5 / √1001 to both sides.
  expect(width(found)).toBeCloseTo(2 * 0.03103, 4)
})

test('two rates of nothing differ by something that has limits', () => {
  const pairs = Array.from({ length: 20 }, (_, deal) => ({
    deal: String(deal),
    first: sum(deal, 0, 6),
    second: sum(deal, 0, 6),
  }))
  const found = rateDifference(pairs)
  expect(found.value).toBe(0)
  expect(found.high).toBeGreaterThan(0.1)
  expect(found.low).toBeCloseTo(-(found.high ?? 0), 12)
})

test('rates that go up and down together differ by less than rates apart', () => {
  const pairs = Array.from({ length: 20 }, (_, deal) => ({
    deal: String(deal),
    first: sum(deal, deal % 2),
    second: sum(deal, deal % 2 === 1 && deal > 2 ? 1 : 0),
  }))
  const apart = pairs.map((pair, deal) => ({ ...pair, second: sum(deal, 1 - pair.second.above) }))
  expect(width(rateDifference(pairs))).toBeLessThan(width(rateDifference(apart)))
})
