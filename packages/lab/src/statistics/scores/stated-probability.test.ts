import { expect, test } from 'vitest'
import { brierByDeal, reliabilityOf } from './stated-probability.ts'
import type { Stated } from './stated-probability.ts'

/** Ten statements in ten deals: so many of them came true. */
const told = (probability: number, times: number, of: number): readonly Stated[] =>
  Array.from({ length: of }, (_, deal) => ({ deal: String(deal), probability, happened: deal < times }))

// Ten forecasts of 0.1, of which one came true, and ten of 0.8, of which six came true.
const forecasts = [...told(0.1, 1, 10), ...told(0.8, 6, 10)]

test("Murphy's parts add up to Brier's score", () => {
  const found = reliabilityOf(forecasts)
  // By hand: (9·0.01 + 0.81 + 6·0.04 + 4·0.64) / 20 = 0.185.
  expect(found?.brier).toBeCloseTo(0.185, 12)
  expect(found?.reliability).toBeCloseTo(0.5 * 0.2 ** 2, 12)
  expect(found?.resolution).toBeCloseTo(0.25 ** 2, 12)
  expect(found?.uncertainty).toBeCloseTo(0.35 * 0.65, 12)
  expect(found?.within).toBeCloseTo(0, 12)
})

test('a bin of different statements hides something, and says how much', () => {
  const found = reliabilityOf([...told(0.82, 5, 5), ...told(0.88, 0, 5)])
  const parts = (found?.reliability ?? 0) - (found?.resolution ?? 0) + (found?.uncertainty ?? 0)
  expect(found?.within).toBeCloseTo((found?.brier ?? 0) - parts, 12)
  expect(Math.abs(found?.within ?? 0)).toBeGreaterThan(0.01)
})

test('the curve has what was stated and what happened, with its interval', () => {
  const found = reliabilityOf(forecasts)
  expect(found?.bins.map(({ from, stated }) => [from, stated])).toEqual([
    [0.1, expect.closeTo(0.1, 12)],
    [0.8, expect.closeTo(0.8, 12)],
  ])
  expect(found?.bins[1]?.happened).toMatchObject({ value: 0.6, n: 10, deals: 10, method: 'wilson' })
})

test('a statement at the edge belongs to the bin that begins there, and one to the last', () => {
  const found = reliabilityOf([...told(0.3, 1, 1), ...told(1, 1, 1), ...told(0.7, 0, 1)])
  expect(found?.bins.map(({ from }) => from)).toEqual([0.3, 0.7, 0.9])
})

test('statements of one deal are one sum', () => {
  expect(brierByDeal([...told(0.5, 1, 2), ...told(1, 2, 2)])).toEqual([
    { deal: '0', above: 0.25, below: 2 },
    { deal: '1', above: 1.25 - 1, below: 2 },
  ])
  expect(reliabilityOf([])).toBeNull()
})
