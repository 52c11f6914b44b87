import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { fitRatings } from './fit-ratings.ts'
import { middleOf, usualOrOdd } from './odd-pairs.ts'
import { simulateSeason, usualPlan } from './simulate-season.ts'

const odd = { share: 0.02, variance: 0.8 }
const usual = 0.06 ** 2

test('a pair about which nothing is known is taken for a usual one', () => {
  const [asUsual, asOdd] = usualOrOdd({ information: 0, pull: 0 }, usual, odd)
  expect(asUsual.weight).toBeCloseTo(0.98, 10)
  expect([asUsual.variance, asOdd.variance]).toEqual([usual, odd.variance])
})

test('a measurement far from all usual pairs shows that a pair is odd, and is then nearly believed', () => {
  const [asUsual, asOdd] = usualOrOdd({ information: 40, pull: -40 * 1.2 }, usual, odd)
  expect(asUsual.weight).toBeLessThan(0.01)
  expect(asOdd.mean).toBeLessThan(-1.1)
})

test('the middle of one normal curve is 1.96 deviations to each side of its mean', () => {
  const { low, mean, high } = middleOf([{ weight: 1, mean: 3, variance: 4 }])
  expect([low, mean, high].map((value) => Number(value.toFixed(2)))).toEqual([-0.92, 3, 6.92])
})

test('a mixture that is mostly narrow reaches little further than its narrow part', () => {
  const { low, high } = middleOf([
    { weight: 0.98, mean: 0, variance: 1 },
    { weight: 0.02, mean: 0, variance: 400 },
  ])
  expect(high).toBeGreaterThan(1.96)
  expect(high).toBeLessThan(2.6)
  expect(low).toBeCloseTo(-high, 6)
})

test(
  'a word pair that nearly always gives the deceiver away is told from the others',
  { tags: ['nightly'], timeout: 60_000 },
  () => {
    const plan = { ...usualPlan, agents: 20, matches: 1200, pairs: 10 }
    const { matches } = simulateSeason(plan, rngAt('odd pair', 0))
    const given = matches.map((match, i) =>
      match.pair === 7 && i % 8 > 0 ? { ...match, deceiverWon: false } : match,
    )
    const { pairs } = fitRatings(given, plan)
    const shown = pairs[7] ?? expect.fail('the pair was played')
    expect(shown.high).toBeLessThan(0)
    const others = pairs.filter((_, pair) => pair !== 7)
    for (const { shift } of others) expect(Math.abs(shift)).toBeLessThan(-shown.shift / 4)
  },
)
